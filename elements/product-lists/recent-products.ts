import type { ProductsById } from '../../core/product-list/index.ts';
import { storefront } from '../../core/storefront/index.ts';
import { pageProducts, productViews } from '../purchase/index.ts';

/**
 * Loads recently viewed products with the other reads of the page's products.
 * Source: docs/behaviour/product-lists.md §7.4
 */
export function recentProducts(): ProductsById {
  return {
    load: (itemId, signal) => pageProducts().loadProduct(itemId, signal),
    onGone(itemId) {
      // A store in memory knows only the products of this page.
      if (storefront().settings.$settings.get().gateway !== 'memory') productViews().viewed.remove(itemId);
    },
  };
}
