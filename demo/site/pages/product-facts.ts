import { formatMoney } from '../../../core/money/index.ts';
import {
  isQuantityShown,
  parseProduct,
  priceSummary,
  type Product,
  PRODUCT_LABELS,
  productStatus,
} from '../../../core/product/index.ts';
import { CURRENCY, type ProductItem } from '../../server/catalogue/product-item.ts';

/** What a page shows of a product, by the rules that the tags follow, so that both always say the same. */
export interface ProductFacts {
  readonly product: Product;
  readonly priceText: string;
  /** The price before the sale; null when there is none. */
  readonly originalPriceText: string | null;
  readonly isPriceFrom: boolean;
  readonly mark: { readonly type: 'sold-out' | 'on-sale'; readonly text: string } | null;
  readonly isSoldOut: boolean;
  readonly hasQuantity: boolean;
}

const SETTINGS = { multipleQuantityAllowedForServices: true } as const;

/**
 * Reads what a page shows of a product.
 * @param item the product item
 * @returns the facts
 * @throws Error when the item is no product: the catalogue is ours
 * Source: platform specification §4, §5
 */
export function productFacts(item: ProductItem): ProductFacts {
  const product = parseProduct(item, { fallbackCurrency: CURRENCY, report: refuse });
  if (product === null) throw new Error(`${item.id} is no product.`);
  const { price, original, from } = priceSummary(product, null);
  const status = productStatus(product);
  return {
    product,
    priceText: price === null ? '' : formatMoney(price),
    originalPriceText: original && formatMoney(original),
    isPriceFrom: from,
    mark: status && {
      type: status,
      text: status === 'sold-out' ? PRODUCT_LABELS.soldOut : PRODUCT_LABELS.sale,
    },
    isSoldOut: status === 'sold-out',
    hasQuantity: isQuantityShown(product, SETTINGS),
  };
}

function refuse(error: unknown): never {
  throw error;
}
