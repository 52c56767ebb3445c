import { FAILURE_KINDS } from '../errors/index.ts';
import { refuse } from '../gateway-kit/index.ts';
import type { ShopProduct, ShopVariant } from './answers.ts';
import { READ_PRODUCT } from './operations.ts';
import { readPages } from './read-pages.ts';
import type { AskStorefront } from './storefront-api.ts';
import { skuOf } from './variants.ts';

/** The products of a shop, as far as the page has read them. */
export interface Catalog {
  /** Reads a product by handle or id. */
  readonly read: (itemId: string, signal: AbortSignal) => Promise<ShopProduct>;
  /** Remembers a product that a list has read with all its variants. */
  readonly keep: (product: ShopProduct) => void;
  /** Finds the variant that an addition means, and reads its product if it is not known. */
  readonly find: (itemId: string, sku: string | null, signal: AbortSignal) => Promise<ShopVariant>;
  /** The known variants of a product; none for an unknown one. */
  readonly variantsOf: (itemId: string) => readonly ShopVariant[];
  /** Forgets a product, because the shop has refused a variant of it. */
  readonly forget: (itemId: string) => void;
}

interface ProductAnswer {
  readonly byHandle: ShopProduct | null;
  readonly byId?: ShopProduct | null;
}

/**
 * Creates the catalogue of a shop.
 * @param ask the Storefront API
 * Source: docs/behaviour/gateways.md §4.2
 */
export function createCatalog(ask: AskStorefront): Catalog {
  const known = new Map<string, ShopProduct>();

  async function readPage(itemId: string, after: string | null, signal: AbortSignal): Promise<ShopProduct> {
    const isId = /^(gid:|\d+$)/.test(itemId);
    const id = isId && !itemId.startsWith('gid:') ? `gid://shopify/Product/${itemId}` : itemId;
    const variables = { handle: itemId, id: isId ? id : null, isId, after };
    const { byHandle, byId } = await ask<ProductAnswer>(READ_PRODUCT, variables, signal);
    return byHandle ?? byId ?? refuse(FAILURE_KINDS.notFound);
  }

  async function read(itemId: string, signal: AbortSignal): Promise<ShopProduct> {
    const first = await readPage(itemId, null, signal);
    const variants = await readPages(
      first.variants,
      async (after) => (await readPage(itemId, after, signal)).variants,
    );
    const product = { ...first, variants };
    known.set(itemId, product);
    keep(product);
    return product;
  }

  function keep(product: ShopProduct): void {
    known.set(product.handle, product);
  }

  const variantsOf = (itemId: string) => known.get(itemId)?.variants.nodes ?? [];

  function match(itemId: string, sku: string | null): ShopVariant | undefined {
    const variants = variantsOf(itemId);
    if (sku === null) return variants.length === 1 ? variants[0] : undefined;
    return variants.find((variant) => skuOf(variant, variants) === sku);
  }

  return {
    read,
    keep,
    variantsOf,
    forget: (itemId) => void known.delete(itemId),
    async find(itemId, sku, signal) {
      const found = match(itemId, sku);
      if (found) return found;
      await read(itemId, signal);
      return match(itemId, sku) ?? refuse(FAILURE_KINDS.invalid);
    },
  };
}
