import { refuse, type BackendOptions } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';
import type { AskStore } from './medusa-store.ts';
import { parametersOf } from './parameters.ts';
import { openRegion } from './region.ts';
import { PRODUCT_FIELDS, readProduct, type ShopProduct, type ShopVariant } from './product-json.ts';

/** The parameters of a request. */
type Parameters = Readonly<Record<string, string>>;

/** Products of a list. */
interface ListedProducts {
  readonly products: readonly ShopProduct[];
  /** Of all pages; null if the answer does not tell. */
  readonly count: number | null;
}

/** The products of a Medusa store. */
export interface Catalog {
  /** The id of the region that decides currency and prices. */
  readonly region: (signal: AbortSignal) => Promise<string>;
  /** Reads a product by handle or id; rejects an unknown one as not found. */
  readonly read: (itemId: string, signal: AbortSignal) => Promise<ShopProduct>;
  /** Finds a variant, without a request where its product has been read; null for the only one. */
  readonly variant: (itemId: string, sku: string | null, signal: AbortSignal) => Promise<ShopVariant>;
  /** Reads products by other parameters. */
  readonly list: (query: Parameters, signal: AbortSignal) => Promise<ListedProducts>;
  /** Forgets a product that may have changed. */
  readonly forget: (itemId: string) => void;
  /** Reads those of these products, by Medusa's ids, that have not been read yet; never rejects. */
  readonly learn: (ids: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Returns a product that has been read, by Medusa's id. */
  readonly known: (id: string) => ShopProduct | undefined;
}

const IS_ID = /^prod_/;

/**
 * Whether an `item-id` is Medusa's id, not a handle.
 * @param itemId as pages write it
 */
export function isProductId(itemId: string): boolean {
  return IS_ID.test(itemId);
}

/** Medusa answers no more at once, unless it is asked to. */
const PER_PAGE = 50;

/** Asks for products with the prices of the region. */
function openProducts(ask: AskStore, region: Catalog['region']) {
  return async (query: Parameters, signal: AbortSignal): Promise<JsonFields> => {
    const region_id = await region(signal);
    const parameters = new URLSearchParams({ ...query, region_id, fields: PRODUCT_FIELDS });
    return ask({ path: `products?${parameters}`, signal });
  };
}

function variantIn({ variants }: ShopProduct, sku: string | null): ShopVariant | undefined {
  const [only, another] = variants;
  return sku === null && !another ? only : variants.find((variant) => variant.sku === sku);
}

/** Divides products among requests. */
function queriesOf(ids: readonly string[]): readonly Parameters[] {
  const pages = Array.from({ length: Math.ceil(ids.length / PER_PAGE) }, (_, page) => page * PER_PAGE);
  return pages.map((start) => parametersOf({ id: ids.slice(start, start + PER_PAGE) }));
}

/**
 * Opens the products of a Medusa store.
 * @param ask calls it
 * @param options region and currency
 * Source: docs/behaviour/gateways.md §3.2, §3.3
 */
export function openCatalog(ask: AskStore, options: BackendOptions): Catalog {
  const byItemId = new Map<string, ShopProduct>();
  /** As the page has called it last, so that it recognises its lines. */
  const byId = new Map<string, ShopProduct>();
  const asked = new Set<string>();
  const region = openRegion(ask, options);

  const askProducts = openProducts(ask, region);
  const find = async (query: Parameters, signal: AbortSignal) =>
    (await askProducts(query, signal)).objects('products');

  function keep(fields: JsonFields, itemId?: string): ShopProduct {
    const product = readProduct(fields, itemId);
    byItemId.set(product.itemId, product);
    byId.set(product.id, product);
    return product;
  }

  function keepListed(fields: JsonFields): ShopProduct {
    const named = byId.get(fields.text('id') ?? '');
    const product = keep(fields);
    // The lines keep the name that a tag of the page has for it.
    if (named) byId.set(product.id, named);
    return product;
  }

  async function read(itemId: string, signal: AbortSignal): Promise<ShopProduct> {
    const [found] = await find({ [isProductId(itemId) ? 'id' : 'handle']: itemId }, signal);
    return found ? keep(found, itemId) : refuse('not-found');
  }

  return {
    region,
    read,
    async variant(itemId, sku, signal) {
      const product = byItemId.get(itemId) ?? (await read(itemId, signal));
      byId.set(product.id, product);
      return variantIn(product, sku) ?? refuse('invalid');
    },
    async list(query, signal) {
      const answer = await askProducts(query, signal);
      return { products: answer.objects('products').map(keepListed), count: answer.count('count') };
    },
    forget: (itemId) => void byItemId.delete(itemId),
    async learn(ids, signal) {
      const unknown = [...new Set(ids)].filter((id) => !byId.has(id) && !asked.has(id));
      if (unknown.length === 0) return;
      try {
        for (const query of queriesOf(unknown)) for (const fields of await find(query, signal)) keep(fields);
        // Those that are no longer sold are not asked for again.
        for (const id of unknown) asked.add(id);
      } catch {
        // Lines are shown without what was chosen.
      }
    },
    known: (id) => byId.get(id),
  };
}
