import type { KindRules } from './kind-rules.ts';

/** As much of a product as the rules need. */
export interface Offer<Priced> {
  readonly rules: KindRules;
  /** Carries the price and the sale flag of the whole product. */
  readonly own: Priced;
  readonly variants: readonly Priced[];
}

/** Fields by which prices can vary. */
export type PricedField = 'isOnSale' | 'price' | 'salePrice';

/** Reads one form of product data: parsed, raw JSON, database rows. */
export interface OfferReader<Priced, Price> {
  readonly isUnlimited: (variant: Priced) => boolean;
  /** Whole pieces, 0 or more. */
  readonly quantityOf: (variant: Priced) => number;
  readonly isOnSale: (priced: Priced) => boolean;
  /** The normal price; null where none can be read. */
  readonly priceOf: (priced: Priced) => Price | null;
  /** The price while on sale. */
  readonly salePriceOf: (priced: Priced) => Price | null;
  /** Compares two prices, as for sorting: negative, 0 or positive. */
  readonly compare: (one: Price, other: Price) => number;
  /** Returns whether two variants have the same value in a field. */
  readonly isSame: (one: Priced, other: Priced, field: PricedField) => boolean;
}
