import type { Offer, OfferReader } from './offer.ts';

/** What a price block shows. Source: docs/behaviour/products.md §4.3 */
export interface PriceSummary<Price> {
  /** Whether `price` is the lowest of several prices: "from $24.00". */
  readonly from: boolean;
  /** What is paid; null where there is no readable price, which is shown as blank. */
  readonly price: Price | null;
  /** The normal price of something on sale, struck through beside `price`; null otherwise. */
  readonly original: Price | null;
}

/** What is decided about the price of a product, however its data are written. Source: docs/behaviour/products.md §4, §6.2 */
export interface PriceRules<Priced, Price> {
  readonly isOnSale: (offer: Offer<Priced>) => boolean;
  /** Whether any variant differs from the first in being on sale, in price, or in sale price while the first is on sale. */
  readonly hasVariedPrices: (offer: Offer<Priced>) => boolean;
  /** What one thing costs now: the sale price while on sale, else the normal one. */
  readonly effectivePrice: (priced: Priced) => Price | null;
  /** What one thing costs, whatever else there is. */
  readonly summaryOf: (priced: Priced) => PriceSummary<Price>;
  /** The variant of the lowest effective price; null where variants have no prices. */
  readonly cheapest: (offer: Offer<Priced>) => Priced | null;
  /** The lowest effective price among the variants; of what has one price for all of it the normal one. */
  readonly fromPrice: (offer: Offer<Priced>) => Price | null;
  /** The highest normal price. */
  readonly normalPrice: (offer: Offer<Priced>) => Price | null;
  /** The lowest sale price of what is on sale. */
  readonly salePrice: (offer: Offer<Priced>) => Price | null;
  /**
   * Sums up what a product costs. With a chosen variant: its own price. Without: the lowest price where prices vary;
   * the sale price beside the normal one; the normal price. What has one price for all of it says that one, also of a
   * variant, unless it has none.
   */
  readonly priceSummary: (offer: Offer<Priced>, chosen: Priced | null) => PriceSummary<Price>;
}

/**
 * Binds the rules of prices to a form of product data.
 * @param reader how the data are read
 * @returns the rules
 * Source: docs/behaviour/products.md §4, §6.2
 */
export function createPriceRules<Priced, Price>(
  reader: PriceReader<Priced, Price>,
): PriceRules<Priced, Price> {
  const salePriceNow = (priced: Priced) => (reader.isOnSale(priced) ? reader.salePriceOf(priced) : null);
  const effectivePrice = (priced: Priced) => salePriceNow(priced) ?? reader.priceOf(priced);

  const isOnSale = ({ rules, own, variants }: Offer<Priced>) => {
    if (rules.sale === 'own') return reader.isOnSale(own);
    return rules.sale === 'of-variants' && variants.some(reader.isOnSale);
  };
  const hasVariedPrices = (offer: Offer<Priced>) => areVaried(pricedOf(offer), reader);
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

/** The variants whose prices count. */
function pricedOf<Priced>({ rules, variants }: Offer<Priced>): readonly Priced[] {
  return rules.prices === 'of-variants' ? variants : [];
}

function areVaried<Priced>(
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

/** -1 for the lowest, 1 for the highest; the first one wins a tie. */
function extreme<Priced, Price>(
  offer: Offer<Priced>,
  { compare }: Pick<PriceReader<Priced, Price>, 'compare'>,
  read: (variant: Priced) => Price | null,
  direction: -1 | 1,
): { readonly priced: Priced; readonly price: Price } | null {
  let found: { priced: Priced; price: Price } | null = null;
  for (const priced of pricedOf(offer)) {
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
