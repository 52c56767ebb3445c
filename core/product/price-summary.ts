import type { Money } from '../money/index.ts';
import { hasOwnPrice } from './product-types.ts';
import type { Product, Variant } from './product.ts';
import { isOnSale } from './stock.ts';

/** What a price block shows. Source: docs/behaviour/products.md §4.3 */
export interface PriceSummary {
  /** Whether `price` is the lowest of several prices: "from $24.00". */
  readonly from: boolean;
  /** What is paid; null where the document has no readable price, which is shown as blank. */
  readonly price: Money | null;
  /** The normal price of something on sale, struck through beside `price`; null otherwise. */
  readonly original: Money | null;
}

type Priced = Pick<Variant, 'price' | 'salePrice' | 'isOnSale'>;

/**
 * Sums up what a product costs. With a variant: its own price. Without: the product's own price (digital products,
 * paywalls); the lowest price where prices vary; the sale price beside the normal one; the normal price. A product of
 * unknown type has none.
 * @param product the product
 * @param variant the chosen variant, or null
 * @returns what to show
 * Source: docs/behaviour/products.md §4.3
 */
export function priceSummary(product: Product, variant: Variant | null): PriceSummary {
  if (product.type === 'unknown') return { from: false, price: null, original: null };
  if (hasOwnPrice(product.type)) return ownPrice(product, variant);
  if (variant) return priceOf(variant);
  if (hasVariedPrices(product)) {
    return { from: true, price: extreme(product.variants.map(effectivePrice), Math.min), original: null };
  }
  const normal = extreme(
    product.variants.map(({ price }) => price),
    Math.max,
  );
  const sale = extreme(
    product.variants.map(({ salePrice }) => salePrice),
    Math.min,
  );
  return isOnSale(product) && sale
    ? { from: false, price: sale, original: normal }
    : { from: false, price: normal, original: null };
}

/**
 * Tells whether variants cost different amounts: any differs from the first in being on sale, in its price, or in its
 * sale price while the first is on sale. Digital products and paywalls have one price.
 * @param product the product
 * @returns true when the price depends on the variant
 * Source: docs/behaviour/products.md §4.2
 */
export function hasVariedPrices({ type, variants }: Product): boolean {
  const [first] = variants;
  if (!first || hasOwnPrice(type) || type === 'unknown') return false;
  return variants.some(
    (other) =>
      other.isOnSale !== first.isOnSale ||
      !isSameAmount(other.price, first.price) ||
      (first.isOnSale && !isSameAmount(other.salePrice, first.salePrice)),
  );
}

/**
 * Gives what a variant costs now.
 * @param priced a variant, or a product with its own price
 * @returns the sale price while on sale, else the normal one; null where neither can be read
 * Source: docs/behaviour/products.md §4.1
 */
export function effectivePrice(priced: Priced): Money | null {
  return (priced.isOnSale ? priced.salePrice : null) ?? priced.price;
}

function ownPrice(product: Product, variant: Variant | null): PriceSummary {
  const own = priceOf(product);
  const [only = null] = product.variants;
  const fallback = variant ?? only;
  return own.price === null && fallback ? priceOf(fallback) : own;
}

function priceOf(priced: Priced): PriceSummary {
  const price = effectivePrice(priced);
  return { from: false, price, original: price !== null && price === priced.salePrice ? priced.price : null };
}

function isSameAmount(one: Money | null, other: Money | null): boolean {
  return one?.amountMinor === other?.amountMinor;
}

function extreme(amounts: readonly (Money | null)[], pick: (...values: number[]) => number): Money | null {
  return amounts.reduce((best, amount) => {
    if (best === null || amount === null) return best ?? amount;
    return pick(best.amountMinor, amount.amountMinor) === best.amountMinor ? best : amount;
  }, null);
}
