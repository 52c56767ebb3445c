import { backendOf, openGateway } from '../../core/backends/index.ts';
import {
  memoryProductGateway,
  restProductGateway,
  shareReads,
  type ProductGateway,
} from '../../core/purchase/index.ts';
import { shelf } from '../../core/shared/index.ts';
import { storefront } from '../../core/storefront/index.ts';

/**
 * Documents of the products that the page has shown, by id: the catalog of a store in the page itself.
 * @returns the page's, for all copies of the script
 */
export function shownItems(): Map<string, unknown> {
  return shelf('items', () => new Map<string, unknown>());
}

/**
 * Dispatches `add` when the page shows a product that it has not shown before.
 * @returns the page's, for all copies of the script
 */
export function itemChanges(): EventTarget {
  return shelf('item-changes', () => new EventTarget());
}

/**
 * Opens the gateway of products; each call chooses its backend again. Tags that request the same product share the
 * response.
 * @returns the page's, for all copies of the script
 * Source: docs/behaviour/products.md §1.7, §1.8
 */
export function pageProducts(): ProductGateway {
  return shelf('product-reads', () => {
    const shop = storefront();
    const gateway = openGateway(shop, 'products', {
      memory: memoryProductGateway((id) => shownItems().get(id)),
      rest: restProductGateway(shop.api),
    });
    return shareReads(gateway, () => backendOf(shop.settings, 'products'));
  });
}
