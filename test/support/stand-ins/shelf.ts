import { SEED } from '../backends/catalog.ts';

/** A variant that a stand-in sells. */
export interface ShelfVariant {
  /** A whole number, unique on the shelf. */
  readonly id: number;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  priceCents: number;
  /** Null without a limit. */
  stock: number | null;
}

/** A product that a stand-in sells. */
export interface ShelfProduct {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  readonly isDigital: boolean;
  readonly variants: readonly ShelfVariant[];
}

/** Products that are together. */
export interface ShelfGroup {
  readonly handle: string;
  readonly title: string;
  readonly itemIds: readonly string[];
}

/** The products of a stand-in, which its owner may change. */
export interface Shelf {
  readonly products: readonly ShelfProduct[];
  readonly coupon: { readonly code: string; readonly percent: number };
  /** Which products are in it, by handle. */
  readonly collection: ShelfGroup;
  readonly category: ShelfGroup;
  readonly variantOf: (sku: string) => ShelfVariant;
}

/** Creates the shelf with the products of the cart suite. */
export function createShelf(): Shelf {
  let lastId = 100;
  const products = SEED.products.map(({ itemId, title, isDigital, variants }) => ({
    id: (lastId += 1),
    handle: itemId,
    title,
    isDigital,
    variants: variants.map(({ sku, priceCents, quantityInStock, attributes }) => ({
      id: (lastId += 1),
      ...{ sku, priceCents, attributes, stock: quantityInStock },
    })),
  }));
  return {
    products,
    coupon: SEED.coupon,
    collection: SEED.collection,
    category: SEED.category,
    variantOf: (sku) => products.flatMap(({ variants }) => variants).find((variant) => variant.sku === sku)!,
  };
}
