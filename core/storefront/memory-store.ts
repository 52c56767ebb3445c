import { createMemoryCartGateway, type CartGateway } from '../cart/index.ts';
import { catalogItems, type Product } from '../product/index.ts';
import type { StorageArea } from '../session/index.ts';

/** What a store in the page itself needs. */
export interface MemoryStoreParts {
  /** The products of the page, by id; later ones are sold as soon as they are there. */
  readonly products: ReadonlyMap<string, Product>;
  /** Where the cart is kept for the next page. */
  readonly storage: StorageArea;
}

/**
 * Opens a store in the page itself, which sells the page's products.
 * @param parts products, and where the cart is kept
 * Source: docs/behaviour/cart.md §9.3
 */
export function createMemoryStore({ products, storage }: MemoryStoreParts): CartGateway {
  return createMemoryCartGateway({ catalog: () => [...products.values()].flatMap(catalogItems), storage });
}
