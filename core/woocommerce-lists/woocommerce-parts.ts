import type { ListedItem } from '../gateway-kit/index.ts';

/** An amount of the Store API: its decimals are a setting of the store. */
export interface StoreCurrency {
  readonly currency_code: string;
  readonly currency_minor_unit: number;
}

/** The parameters of a request; several values are a list. */
export type StoreQuery = Readonly<Record<string, string | number | readonly string[]>>;

/** What lists need of the gateway to WooCommerce. */
export interface WooCommerceParts {
  /** Reads a route; returns its answer, unchecked, and the header that counts all pages. */
  readonly read: (
    route: string,
    query: StoreQuery,
    signal: AbortSignal,
  ) => Promise<{ readonly json: unknown; readonly total: number | null }>;
  /** Writes the products of a list, after it has read their variations. */
  readonly write: (products: readonly unknown[], signal: AbortSignal) => Promise<readonly ListedItem[]>;
  /** Converts an amount to minor units; undefined if it cannot. */
  readonly centsOf: (currency: StoreCurrency, amount: string) => number | undefined;
  /** Reads the text of HTML. */
  readonly textOf: (html: string) => string;
}
