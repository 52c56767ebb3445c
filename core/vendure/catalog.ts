import type { AddRequest } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { IS_ID, readProduct, type ShopProduct } from './products.ts';
import type { ShopApi } from './shop-api.ts';

/** The products of a store. */
export interface Catalog {
  /** Reads a product, by slug or id; rejects with "not-found". */
  readonly read: (itemId: string, signal: AbortSignal) => Promise<ShopProduct>;
  /** Remembers the variants of a product that the page has read in a list. */
  readonly keep: (product: ShopProduct) => void;
  /** Returns the id of a variant, from a product that the page has read before if possible. */
  readonly variantOf: (request: Pick<AddRequest, 'itemId' | 'sku'>, signal: AbortSignal) => Promise<string>;
  /** The name of a product in the page: that of its additions; its slug, if it has none. */
  readonly nameOf: (slug: string) => string;
  /** Forgets the variants of a product that may have changed. */
  readonly forget: (itemId: string) => void;
}

/**
 * Creates the access to products. It remembers ids of variants alone: stock and prices change.
 * @param ask asks the Shop API
 */
export function openCatalog(ask: ShopApi): Catalog {
  /** Slug → sku → id. */
  const known = new Map<string, ReadonlyMap<string, string>>();
  /** Slug → the name by which the page has added it last, such as its slug of another language. */
  const names = new Map<string, string>();
  /** That name → the slug in the page's language. */
  const slugs = new Map<string, string>();

  function keep({ slug, variants }: ShopProduct): void {
    known.set(slug, new Map(variants.map(({ sku, id }) => [sku, id])));
  }

  async function read(itemId: string, signal: AbortSignal): Promise<ShopProduct> {
    const product = await readProduct(ask, { itemId, signal });
    keep(product);
    return product;
  }

  /** Lines are named by slug: the client would not recognize one that was added by id. */
  async function readByName(name: string, signal: AbortSignal): Promise<void> {
    const product = await read(name, signal);
    if (product.slug === name || IS_ID.test(name)) return;
    keep({ ...product, slug: name });
    slugs.set(name, product.slug);
  }

  return {
    read,
    keep,
    async variantOf({ itemId, sku }, signal) {
      if (!known.has(itemId)) await readByName(itemId, signal);
      if (!IS_ID.test(itemId)) names.set(slugs.get(itemId) ?? itemId, itemId);
      const ids = known.get(itemId) ?? refuse(FAILURE_KINDS.notFound);
      const [only] = ids.size === 1 ? ids.values() : [];
      return (sku === null ? only : ids.get(sku)) ?? refuse(FAILURE_KINDS.invalid);
    },
    nameOf: (slug) => names.get(slug) ?? slug,
    forget: (itemId) => void known.delete(itemId),
  };
}
