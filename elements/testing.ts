import {
  type CatalogItem,
  catalogItems,
  createMemoryCartGateway,
  type MemoryCartGateway,
} from '../core/memory-store/index.ts';
import { assert } from '../core/errors/index.ts';
import { DEFAULT_CURRENCY } from '../core/money/index.ts';
import { isJsonObject } from '../core/json/index.ts';
import { memoryProductLists } from '../core/product-list/index.ts';
import { memoryProductGateway } from '../core/purchase/index.ts';
import { parseProduct } from '../core/product/index.ts';
import { configureStore, storefront } from '../core/storefront/index.ts';
import { mugProduct, printProduct, teeProduct } from './testing-products.ts';

export {
  createMemoryCartGateway,
  type CatalogItem,
  type MemoryCartGateway,
} from '../core/memory-store/index.ts';
export { storefront } from '../core/storefront/index.ts';
export { mugProduct, printProduct, teeProduct } from './testing-products.ts';

const ALL_PRODUCTS: readonly unknown[] = [teeProduct, mugProduct, printProduct];

/**
 * Gives the page a store in memory, with an empty cart, that finds its products by id. It needs no server and no
 * network, and keeps the same contract as the real store.
 * @param products product items that it sells; the three of this module by default
 * @returns its gateway; `failNext(kind)` makes the next change fail
 * @throws AssertionError for anything but an array; Error for a value in it that is no product item
 * Source: docs/behaviour/cart.md §9.2
 */
export async function useMemoryStore(
  products: readonly unknown[] = ALL_PRODUCTS,
): Promise<MemoryCartGateway> {
  assertProducts(products, 'useMemoryStore');
  const gateway = createMemoryCartGateway({ catalog: catalogOf(products) });
  const { cart } = storefront();
  await cart.settled();
  const items = new Map(products.map((json) => [(json as { readonly id: string }).id, json]));
  const lists = memoryProductLists(
    () => products.filter(isJsonObject),
    () => storefront().settings.$settings.get(),
  );
  configureStore({
    gateway: { cart: gateway, products: { ...memoryProductGateway((id) => items.get(id)), ...lists } },
  });
  await cart.refresh();
  return gateway;
}

/**
 * Lists the catalog items of products: one per variant.
 * @param products product items, as `store-product` takes them
 * @returns the catalog of a memory gateway
 * @throws AssertionError for anything but an array; Error for a value in it that is no product item
 */
export function catalogOf(products: readonly unknown[]): readonly CatalogItem[] {
  assertProducts(products, 'catalogOf');
  return products.flatMap((json) => {
    const product = parseProduct(json, { fallbackCurrency: DEFAULT_CURRENCY, report: rethrow });
    return product ? catalogItems(product) : [];
  });
}

// A single product would fail without saying what is missing.
function assertProducts(products: unknown, where: string): void {
  assert(Array.isArray(products), where, 'an array of products', products);
}

// A broken fixture is a mistake in the test, so it throws.
function rethrow(error: unknown): void {
  throw error;
}
