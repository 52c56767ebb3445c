import type { CurrencyCode } from '../money/index.ts';
import type { ProductItem } from '../product/index.ts';

/** A product in an answer, with some of its variants. */
export interface SomeProduct {
  readonly handle: string;
  readonly variants: { readonly pageInfo: { readonly hasNextPage: boolean } };
}

/** One query of the Storefront API. */
export interface ListOperation {
  readonly kind: 'query';
  readonly variables: string;
  readonly selection: string;
}

/** What lists need of the gateway to Shopify. */
export interface ShopifyParts {
  /** Asks the Storefront API; returns its data, unchecked. */
  readonly ask: (
    operation: ListOperation,
    variables: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ) => Promise<unknown>;
  /** The fields of a product with its first variants. */
  readonly fieldsOf: (variants: number) => string;
  /** Describes a product that has all its variants, and remembers them; throws for anything else. */
  readonly itemOf: (product: SomeProduct) => ProductItem;
  /** Reads a product with all its variants. */
  readonly load: (handle: string, signal: AbortSignal) => Promise<ProductItem>;
  /** The variants that one request may read. */
  readonly variantBudget: number;
  /** Of filters by price. */
  readonly currency: CurrencyCode;
}
