import { decimalFromMinor } from '../../../../core/money/index.ts';
import { parseProduct, priceSummary, productStatus } from '../../../../core/product/index.ts';
import type { SharedItem } from '../../platform/pages/shared-page.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import type { ProductItem } from '../catalogue/index.ts';

/**
 * Describes a product in link previews: its lowest price that can be bought, and whether any variant can.
 * @param item the product
 * Source: docs/behaviour/reference-store.md §16.3
 */
export function sharedProduct(item: ProductItem): SharedItem {
  // Printing the options reports a malformed item.
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report: () => undefined });
  const price = product && priceSummary(product, null).price;
  const isSoldOut = product === null || productStatus(product, null) === 'sold-out';
  return {
    // Also for its other views.
    path: item.fullUrl,
    picture: item.mainImage ?? undefined,
    offer: {
      amount: price ? decimalFromMinor(price.amountMinor, price.currency) : undefined,
      currency: price?.currency,
      availability: isSoldOut ? 'out of stock' : 'in stock',
    },
  };
}
