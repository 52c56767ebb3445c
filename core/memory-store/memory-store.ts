import { createMemoryCartGateway } from './memory-gateway.ts';
import type { CartGateway } from '../cart/index.ts';
import { catalogItems } from './catalog-items.ts';
import type { Product } from '../product/index.ts';
import type { StorageArea } from '../session/index.ts';

/** Dependencies of a store in memory. */
export interface MemoryStoreParts {
  /** The products of the page, by id; later ones are sold as soon as they are registered. */
  readonly products: ReadonlyMap<string, Product>;
  /** Storage of the cart for the next page. */
  readonly storage: StorageArea;
}

/**
 * Opens a store in memory, which sells the page's products.
 * @param parts products and the storage of the cart
 * Source: docs/behaviour/cart.md §9.3
 */
export function createMemoryStore({ products, storage }: MemoryStoreParts): CartGateway {
  return createMemoryCartGateway({ catalog: () => [...products.values()].flatMap(catalogItems), storage });
}
