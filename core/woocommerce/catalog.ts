import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { isJsonObject } from '../json/index.ts';
import type { WooItem, WooProduct } from './answers.ts';
import type { StoreApi } from './store-api.ts';
import { textOf } from './text-of.ts';
import { variantsOf, type WooVariant } from './variants.ts';

/** A product with its variants. */
export interface Listed {
  readonly product: WooProduct;
  readonly variants: readonly WooVariant[];
}

/** The products of a store, as far as the page has read them. */
export interface Catalog {
  /** Reads a product by slug or id. */
  readonly read: (itemId: string, signal: AbortSignal) => Promise<Listed>;
  /** Reads the variations of products that a list has answered, all at once. */
  readonly complete: (
    products: readonly WooProduct[],
    signal: AbortSignal,
  ) => Promise<(product: WooProduct) => Listed>;
  /** Finds the variant that an addition means, and reads its product if it is not known. */
  readonly find: (itemId: string, sku: string | null, signal: AbortSignal) => Promise<WooVariant>;
  /** Names what a line holds, as far as it is known. */
  readonly name: (item: WooItem) => { readonly itemId: string; readonly sku: string };
}

/** By id, because pages by date repeat and leave out variations that were imported at once. */
const PER_PAGE = 100;

/** Reads the variations of products, all at once. */
async function readVariations(
  ask: StoreApi['read'],
  products: readonly WooProduct[],
  signal: AbortSignal,
): Promise<readonly WooProduct[]> {
  const parents = products.filter(({ variations }) => variations.length > 0).map(({ id }) => id);
  const count = products.reduce((sum, { variations }) => sum + variations.length, 0);
  const pages = Math.ceil(count / PER_PAGE);
  const lists = Array.from({ length: pages }, (_, index) =>
    ask<readonly WooProduct[]>(
      `/products?type=variation&parent=${parents.join(',')}&orderby=id&per_page=${PER_PAGE}&page=${index + 1}`,
      signal,
    ),
  );
  return (await Promise.all(lists)).flat().filter(isJsonObject);
}

/**
 * Creates the catalogue of a store.
 * @param api the Store API
 * Source: docs/behaviour/gateways.md §5.2
 */
export function createCatalog({ read: ask }: Pick<StoreApi, 'read'>): Catalog {
  const known = new Map<string, Listed>();

  async function read(itemId: string, signal: AbortSignal): Promise<Listed> {
    const product = await ask<WooProduct>(`/products/${encodeURIComponent(itemId)}`, signal);
    const listed = { product, variants: variantsOf(product, await readVariations(ask, [product], signal)) };
    known.set(itemId, listed).set(product.slug, listed);
    return listed;
  }

  function match(itemId: string, sku: string | null): WooVariant | undefined {
    const variants = known.get(itemId)?.variants ?? [];
    if (sku === null) return variants.length === 1 ? variants[0] : undefined;
    return variants.find((variant) => variant.sku === sku);
  }

  return {
    read,
    async complete(products, signal) {
      const variations = await readVariations(ask, products, signal);
      return (product) => {
        const own = new Set(product.variations.map(({ id }) => id));
        const ofProduct = variations.filter(({ id }) => own.has(id));
        const listed = { product, variants: variantsOf(product, ofProduct) };
        known.set(product.slug, listed);
        return listed;
      };
    },
    async find(itemId, sku, signal) {
      const found = match(itemId, sku);
      if (found) return found;
      await read(itemId, signal);
      return match(itemId, sku) ?? refuse(FAILURE_KINDS.invalid);
    },
    name(item) {
      for (const { product, variants } of known.values()) {
        const same = variants.filter((variant) => variant.product.id === item.id);
        const [first] = same;
        if (first)
          return {
            itemId: product.slug,
            sku: (same.find((variant) => isChosen(variant, item)) ?? first).sku,
          };
      }
      return { itemId: slugOf(item), sku: item.sku || String(item.id) };
    },
  };
}

function isChosen({ attributes }: WooVariant, { variation }: WooItem): boolean {
  return variation.every(({ attribute, value }) => attributes[textOf(attribute)] === textOf(value));
}

/** Lines do not tell the slug, but the address of the product's page ends with it. */
function slugOf({ permalink, id }: WooItem): string {
  const { pathname, searchParams } = new URL(permalink, 'https://store.invalid');
  const slug = searchParams.get('product') ?? pathname.split('/').findLast((part) => part !== '');
  return slug ?? String(id);
}
