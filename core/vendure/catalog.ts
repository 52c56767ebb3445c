import type { AddRequest } from '../cart/index.ts';
import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import { readProduct, type ShopProduct } from './products.ts';
import type { ShopApi } from './shop-api.ts';

/** The products of a store. */
export interface Catalog {
  /** Reads a product, by slug or id; rejects with "not-found". */
  readonly read: (itemId: string, signal: AbortSignal) => Promise<ShopProduct>;
  /** Remembers the variants of a product that the page has read in a list. */
  readonly keep: (product: ShopProduct) => void;
  /** Returns the id of a variant, from a product that the page has read before if possible. */
  readonly variantOf: (request: Pick<AddRequest, 'itemId' | 'sku'>, signal: AbortSignal) => Promise<string>;
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

  function keep({ slug, variants }: ShopProduct): void {
    known.set(slug, new Map(variants.map(({ sku, id }) => [sku, id])));
  }

  async function read(itemId: string, signal: AbortSignal): Promise<ShopProduct> {
    const product = await readProduct(ask, { itemId, signal });
    keep(product);
    return product;
  }

  return {
    read,
    keep,
    async variantOf({ itemId, sku }, signal) {
      if (!known.has(itemId)) await read(itemId, signal);
      // Lines are named by slug: the client would not recognize one that was added by id.
      const ids = known.get(itemId) ?? refuse(FAILURE_KINDS.notFound);
      const [only] = ids.size === 1 ? ids.values() : [];
      return (sku === null ? only : ids.get(sku)) ?? refuse(FAILURE_KINDS.invalid);
    },
    forget: (itemId) => void known.delete(itemId),
  };
}
