import { LazyPurchase, type Purchase } from '../../core/product/index.ts';
import { afterClick } from '../ui/index.ts';
import { emitFailure, type Seller } from './seller.ts';

/**
 * Creates the purchase of an element's product: a page shows its products before the code that sells them has loaded.
 * @param seller the element, its store and its product
 * Source: docs/behaviour/elements.md §5.1
 */
export function sellerPurchase(seller: Seller): Purchase {
  const { model, isExpress } = seller;
  const loaded = afterClick.current();
  if (loaded) return loaded.openPurchase(seller);
  return new LazyPurchase({
    model,
    isExpress,
    load: async () => {
      try {
        const { openPurchase } = await afterClick.load();
        return () => openPurchase(seller);
      } catch (error) {
        seller.storefront.report(error, 'purchase/load');
        throw error;
      }
    },
    onFailed: (failure) => emitFailure(seller, failure),
  });
}
