import { openGateway } from '../../core/backends/index.ts';
import { isJsonObject } from '../../core/json/index.ts';
import {
  memoryProductLists,
  PRODUCT_LIST_METHODS,
  type ProductListGateway,
  restProductLists,
} from '../../core/product-list/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { shownItems } from '../purchase/index.ts';

/**
 * Opens the gateway of lists; each call chooses its backend again, and one of a missing method resolves to undefined.
 * Source: docs/behaviour/product-lists.md §4
 */
export function pageLists(): Required<ProductListGateway> {
  const shop = storefront();
  const getPage = () => shop.settings.$settings.get();
  return openGateway(shop, 'products', {
    memory: memoryProductLists(() => [...shownItems().values()].filter(isJsonObject), getPage),
    rest: restProductLists(shop.api, getPage),
    optional: PRODUCT_LIST_METHODS,
  });
}
