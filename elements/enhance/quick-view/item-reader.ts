import { parseProduct, type Product } from '../../../core/product/index.ts';
import { storefront } from '../../../core/storefront/index.ts';
import { nextIdleMoment } from '../../host/index.ts';
import { pageProducts } from '../../purchase/index.ts';

/** A product, and its document from the store. */
export interface ReadItem {
  readonly json: unknown;
  readonly product: Product;
}

/** Loads the products of one dialog, each once. */
export interface ItemReader {
  /** Loads a product; after a failure or an invalid answer, the next call retries. */
  readonly read: (itemId: string) => Promise<ReadItem>;
  /** Preloads a product when the browser is idle, unless the signal aborts before. */
  readonly readAhead: (itemIds: readonly string[], signal: AbortSignal) => Promise<void>;
  /** Forgets the loaded products: they are those of another store. */
  readonly forget: () => void;
}

/**
 * Creates the reader of a dialog's products.
 * @param life cancels all requests
 * Source: docs/behaviour/printed-markup.md §9.3
 */
export function createItemReader(life: AbortSignal): ItemReader {
  const items = new Map<string, Promise<ReadItem>>();
  const read = (itemId: string) => {
    const item = items.get(itemId) ?? load(itemId, life);
    items.set(itemId, item);
    item.catch(() => {
      if (items.get(itemId) === item) items.delete(itemId);
    });
    return item;
  };
  return {
    read,
    async readAhead(itemIds, signal) {
      await nextIdleMoment();
      if (signal.aborted) return;
      // A failed preload is retried, and reported, when the product is shown.
      for (const itemId of itemIds) void read(itemId);
    },
    forget() {
      items.clear();
    },
  };
}

async function load(itemId: string, life: AbortSignal): Promise<ReadItem> {
  const json = await pageProducts().loadProduct(itemId, life);
  // The tag that shows it warns of invalid fields.
  const product = parseProduct(json, {
    fallbackCurrency: storefront().getCurrency(),
    report: () => undefined,
  });
  if (!product) throw new TypeError('The store answered with something else than a product.');
  return { json, product };
}
