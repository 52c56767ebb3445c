import { parseProduct, type Product } from '../../../core/product/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { nextIdleMoment } from '../../host/index.ts';
import { pageProducts } from '../../purchase/index.ts';

/** A product, and what the store says of it. */
export interface ReadItem {
  readonly json: unknown;
  readonly product: Product;
}

/** Reads the products of one dialog, each of them once. */
export interface ItemReader {
  /** Loads a product; after a failure, or another answer than a product, the next call tries again. */
  readonly read: (itemId: string) => Promise<ReadItem>;
  /** Loads what may be wanted next, when the browser is idle, unless it is called off before. */
  readonly readAhead: (itemIds: readonly string[], signal: AbortSignal) => Promise<void>;
}

/**
 * Makes what reads the products of a dialog.
 * @param life calls all of it off
 * Source: docs/behaviour/printed-markup.md §9.3
 */
export function createItemReader(life: AbortSignal): ItemReader {
  const items = new Map<string, Promise<ReadItem>>();
  const read = (itemId: string) => {
    const item = items.get(itemId) ?? load(itemId, life);
    items.set(itemId, item);
    item.catch(() => {
      items.delete(itemId);
    });
    return item;
  };
  return {
    read,
    async readAhead(itemIds, signal) {
      await nextIdleMoment();
      if (signal.aborted) return;
      // What fails is tried again, and told, when it is wanted.
      for (const itemId of itemIds) void read(itemId);
    },
  };
}

async function load(itemId: string, life: AbortSignal): Promise<ReadItem> {
  const json = await pageProducts().loadProduct(itemId, life);
  // The tag that shows it tells what is not as promised.
  const product = parseProduct(json, {
    fallbackCurrency: storefront().getCurrency(),
    report: () => undefined,
  });
  if (!product) throw new TypeError('The store answered with something else than a product.');
  return { json, product };
}
