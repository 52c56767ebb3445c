import { refuse, type BackendOptions } from '../gateway-kit/index.ts';
import type { JsonFields } from '../json/index.ts';
import type { AskStore } from './medusa-store.ts';
import { openRegion } from './region.ts';
import { PRODUCT_FIELDS, readProduct, type ShopProduct, type ShopVariant } from './product-json.ts';

/** The products of a Medusa store. */
export interface Catalog {
  /** The id of the region that decides currency and prices. */
  readonly region: (signal: AbortSignal) => Promise<string>;
  /** Reads a product by handle or id; rejects an unknown one as not found. */
  readonly read: (itemId: string, signal: AbortSignal) => Promise<ShopProduct>;
  /** Finds a variant, without a request where its product has been read; null for the only one. */
  readonly variant: (itemId: string, sku: string | null, signal: AbortSignal) => Promise<ShopVariant>;
  /** Forgets a product that may have changed. */
  readonly forget: (itemId: string) => void;
  /** Reads those of these products, by Medusa's ids, that have not been read yet; never rejects. */
  readonly learn: (ids: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Returns a product that has been read, by Medusa's id. */
  readonly known: (id: string) => ShopProduct | undefined;
}

const IS_ID = /^prod_/;
/** Medusa answers no more at once, unless it is asked to. */
const PER_PAGE = 50;

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

  async function find(query: Readonly<Record<string, string>>, signal: AbortSignal) {
    const region_id = await region(signal);
    const parameters = new URLSearchParams({ ...query, region_id, fields: PRODUCT_FIELDS });
    const answer = await ask({ path: `products?${parameters}`, signal });
    return answer.objects('products');
  }

  function keep(fields: JsonFields, itemId?: string): ShopProduct {
    const product = readProduct(fields, itemId);
    byItemId.set(product.itemId, product);
    byId.set(product.id, product);
    return product;
  }

  async function read(itemId: string, signal: AbortSignal): Promise<ShopProduct> {
    const [found] = await find({ [IS_ID.test(itemId) ? 'id' : 'handle']: itemId }, signal);
    return found ? keep(found, itemId) : refuse('not-found');
  }

  return {
    region,
    read,
    async variant(itemId, sku, signal) {
      const product = byItemId.get(itemId) ?? (await read(itemId, signal));
      byId.set(product.id, product);
      const { variants } = product;
      const [only, another] = variants;
      const found = sku === null && !another ? only : variants.find((variant) => variant.sku === sku);
      return found ?? refuse('invalid');
    },
    forget: (itemId) => void byItemId.delete(itemId),
    async learn(ids, signal) {
      const unknown = [...new Set(ids)].filter((id) => !byId.has(id) && !asked.has(id));
      if (unknown.length === 0) return;
      try {
        for (let start = 0; start < unknown.length; start += PER_PAGE) {
          const page = unknown.slice(start, start + PER_PAGE);
          const query = Object.fromEntries(page.map((id, index) => [`id[${index}]`, id] as const));
          for (const fields of await find(query, signal)) keep(fields);
        }
        // Those that are no longer sold are not asked for again.
        for (const id of unknown) asked.add(id);
      } catch {
        // Lines are shown without what was chosen.
      }
    },
    known: (id) => byId.get(id),
  };
}
