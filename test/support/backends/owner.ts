import type { SuiteMember } from '../../../core/gateway-suite/index.ts';

/** Texts of another language. */
export interface Translation {
  /** Such as `de`. */
  readonly language: string;
  readonly product: Translated;
  readonly collection: Translated;
}

/** What was translated. */
export interface Translated {
  /** Its name in addresses, in the shop's own language. */
  readonly of: string;
  /** Its name in addresses, in the other one. */
  readonly slug: string;
  readonly name: string;
}

/** The owner of a shop, who changes it while visitors buy, or restores it after a test. */
export interface BackendOwner {
  /** Sets how many pieces visitors can buy. */
  readonly setStock: (sku: string, quantity: number) => Promise<void>;
  readonly setPriceCents: (sku: string, priceCents: number) => Promise<void>;
  /** Sets a price beside the former one; null ends the sale. Absent where backends have no sales of their own. */
  readonly setSalePriceCents?: (sku: string, priceCents: number | null) => Promise<void>;
  /** Creates a customer whose address counts as verified. Absent where customers do that themselves. */
  readonly createCustomer?: (customer: SuiteMember) => Promise<void>;
  /** Translates a product and a collection, once both have been found by visitors. Absent where no test needs it. */
  readonly translate?: (translation: Translation) => Promise<void>;
}
