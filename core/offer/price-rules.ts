import { isOfferOnSale } from './is-offer-on-sale.ts';
import type { Offer, OfferReader } from './offer.ts';

/** The contents of a price block. Source: docs/behaviour/products.md §4.3 */
export interface PriceSummary<Price> {
  /** Whether `price` is the lowest of several prices: "from $24.00". */
  readonly from: boolean;
  /** The price to pay; null where none can be read, which is shown as blank. */
  readonly price: Price | null;
  /** The normal price of something on sale, struck through beside `price`; null otherwise. */
  readonly original: Price | null;
}

/** The rules of prices, whatever the form of the product data. Source: docs/behaviour/products.md §4, §6.2 */
export interface PriceRules<Priced, Price> {
  readonly isOnSale: (offer: Offer<Priced>) => boolean;
  /** Whether any variant differs from the first in its sale flag, its price, or, if the first is on sale, its sale price. */
  readonly hasVariedPrices: (offer: Offer<Priced>) => boolean;
  /** The price of one variant now: the sale price while on sale, otherwise the normal one. */
  readonly effectivePrice: (priced: Priced) => Price | null;
  /** The price block of one variant alone. */
  readonly summaryOf: (priced: Priced) => PriceSummary<Price>;
  /** The variant with the lowest effective price; null where variants have no prices. */
  readonly cheapest: (offer: Offer<Priced>) => Priced | null;
  /** The lowest effective price among the variants; the normal price of a product with a single one. */
  readonly fromPrice: (offer: Offer<Priced>) => Price | null;
  /** The highest normal price. */
  readonly normalPrice: (offer: Offer<Priced>) => Price | null;
  /** The lowest sale price among those on sale. */
  readonly salePrice: (offer: Offer<Priced>) => Price | null;
  /**
   * Chooses the contents of a price block. With a chosen variant: its own price. Without: the lowest price where prices vary;
   * otherwise the sale price beside the normal one; otherwise the normal price. A product with a single price shows that
   * one for its variants too, unless it cannot be read.
   */
  readonly priceSummary: (offer: Offer<Priced>, chosen: Priced | null) => PriceSummary<Price>;
}

/**
 * Applies the rules of prices to one form of product data.
 * @param reader reads the data
 * Source: docs/behaviour/products.md §4, §6.2
 */
export function createPriceRules<Priced, Price>(
  reader: PriceReader<Priced, Price>,
): PriceRules<Priced, Price> {
  const salePriceNow = (priced: Priced) => (reader.isOnSale(priced) ? reader.salePriceOf(priced) : null);
  const effectivePrice = (priced: Priced) => salePriceNow(priced) ?? reader.priceOf(priced);

  const isOnSale = (offer: Offer<Priced>) => isOfferOnSale(offer, reader.isOnSale);
  const hasVariedPrices = (offer: Offer<Priced>) => isVaried(pricedVariants(offer), reader);
  const fromPrice = (offer: Offer<Priced>) =>
    offer.rules.prices === 'own'
      ? reader.priceOf(offer.own)
      : (extreme(offer, reader, effectivePrice, -1)?.price ?? null);
  const normalPrice = (offer: Offer<Priced>) =>
    offer.rules.prices === 'own'
      ? reader.priceOf(offer.own)
      : (extreme(offer, reader, reader.priceOf, 1)?.price ?? null);
  const salePrice = (offer: Offer<Priced>) => {
    if (offer.rules.sale === 'own') return reader.salePriceOf(offer.own);
    if (offer.rules.sale === 'never') return null;
    return extreme(offer, reader, salePriceNow, -1)?.price ?? null;
  };

  const summaryOf = (priced: Priced) => summary(reader.priceOf(priced), salePriceNow(priced));
  const priceSummary = (offer: Offer<Priced>, chosen: Priced | null): PriceSummary<Price> => {
    const { rules, own, variants } = offer;
    if (rules.prices === 'own') {
      const all = summaryOf(own);
      const other = chosen ?? variants[0];
      return all.price === null && other !== undefined ? summaryOf(other) : all;
    }
    if (rules.prices === 'none') return summary<Price>(null, null);
    if (chosen !== null) return summaryOf(chosen);
    if (hasVariedPrices(offer)) return { from: true, price: fromPrice(offer), original: null };
    return summary(normalPrice(offer), isOnSale(offer) ? salePrice(offer) : null);
  };
  return {
    isOnSale,
    hasVariedPrices,
    effectivePrice,
    summaryOf,
    cheapest: (offer) => extreme(offer, reader, effectivePrice, -1)?.priced ?? null,
    fromPrice,
    normalPrice,
    salePrice,
    priceSummary,
  };
}

type PriceReader<Priced, Price> = Omit<OfferReader<Priced, Price>, 'isUnlimited' | 'quantityOf'>;

function pricedVariants<Priced>({ rules, variants }: Offer<Priced>): readonly Priced[] {
  return rules.prices === 'of-variants' ? variants : [];
}

function isVaried<Priced>(
  variants: readonly Priced[],
  { isOnSale, isSame }: Pick<OfferReader<Priced, unknown>, 'isOnSale' | 'isSame'>,
): boolean {
  const [first] = variants;
  if (first === undefined) return false;
  return variants.some(
    (variant) =>
      variant !== first &&
      (!isSame(variant, first, 'isOnSale') ||
        !isSame(variant, first, 'price') ||
        (isOnSale(first) && !isSame(variant, first, 'salePrice'))),
  );
}

/** Direction -1 finds the lowest, 1 the highest; the first one wins a tie. */
function extreme<Priced, Price>(
  offer: Offer<Priced>,
  { compare }: Pick<PriceReader<Priced, Price>, 'compare'>,
  read: (variant: Priced) => Price | null,
  direction: -1 | 1,
): { readonly priced: Priced; readonly price: Price } | null {
  let found: { priced: Priced; price: Price } | null = null;
  for (const priced of pricedVariants(offer)) {
    const price = read(priced);
    if (price !== null && (found === null || compare(price, found.price) * direction > 0))
      found = { priced, price };
  }
  return found;
}

function summary<Price>(normal: Price | null, sale: Price | null): PriceSummary<Price> {
  if (sale === null) return { from: false, price: normal, original: null };
  return { from: false, price: sale, original: normal };
}
