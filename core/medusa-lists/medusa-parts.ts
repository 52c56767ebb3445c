import type { ListedItem } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';

/** The parameters of a request; several values are a list. */
export type MedusaQuery = Readonly<Record<string, string | number | readonly string[]>>;

/** A product of a list. */
export interface MedusaListed {
  /** Medusa's id. */
  readonly id: string;
  readonly item: ListedItem;
}

/** Products that fit a request. */
export interface MedusaPage {
  readonly products: readonly MedusaListed[];
  /** Of all pages; null if the answer does not tell. */
  readonly count: number | null;
}

/** What lists need of the gateway to Medusa. */
export interface MedusaParts {
  /** Reads a part of the Store API; returns the answer's fields. */
  readonly read: (route: string, query: MedusaQuery, signal: AbortSignal) => Promise<JsonFields>;
  /** Reads products with all variants and the prices of the region. */
  readonly readProducts: (query: MedusaQuery, signal: AbortSignal) => Promise<MedusaPage>;
  /** Whether an `item-id` is Medusa's id, not a handle. */
  readonly isId: (itemId: string) => boolean;
}
