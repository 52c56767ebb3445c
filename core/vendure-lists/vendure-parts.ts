import type { ProductItem } from '../product/index.ts';

/** What lists need of the gateway to Vendure. */
export interface VendureParts {
  /** Asks the Shop API; returns its data, unchecked. */
  readonly ask: (call: {
    readonly query: string;
    readonly variables: Readonly<Record<string, unknown>>;
    readonly signal: AbortSignal;
  }) => Promise<unknown>;
  /** The fields of a product. */
  readonly fields: string;
  /** Describes a product with these fields as documents do; throws for anything else. */
  readonly itemOf: (product: unknown) => ProductItem;
  /** Reads other fields of a product, by its slug or id; rejects with "not-found". */
  readonly find: (itemId: string, fields: string, signal: AbortSignal) => Promise<unknown>;
  /** Whether a name may be an id. */
  readonly isId: (name: string) => boolean;
}
