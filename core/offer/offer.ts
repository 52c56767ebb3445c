import type { KindRules } from './kind-rules.ts';

/** A product, as far as the rules ask. */
export interface Offer<Priced> {
  readonly rules: KindRules;
  /** What has the price and the sale flag of all of it. */
  readonly own: Priced;
  readonly variants: readonly Priced[];
}

/** Fields in which two variants can differ. */
export type PricedField = 'isOnSale' | 'price' | 'salePrice';

/** How one form of product data is read: parsed, as JSON, as rows of a database. */
export interface OfferReader<Priced, Price> {
  readonly isUnlimited: (variant: Priced) => boolean;
  /** Whole pieces, 0 or more. */
  readonly quantityOf: (variant: Priced) => number;
  readonly isOnSale: (priced: Priced) => boolean;
  /** The normal price; null where there is none that can be read. */
  readonly priceOf: (priced: Priced) => Price | null;
  /** The price while on sale. */
  readonly salePriceOf: (priced: Priced) => Price | null;
  /** Puts two prices in order: negative, 0 or positive. */
  readonly compare: (one: Price, other: Price) => number;
  /** Tells whether two variants agree in a field. */
  readonly isSame: (one: Priced, other: Priced, field: PricedField) => boolean;
}
