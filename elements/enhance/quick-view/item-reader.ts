import { nextQuietMoment } from '../../host/view/quiet-moments.ts';
import { pageProducts } from '../../parts/page-products.ts';

/** Reads the products of one dialog, each of them once. */
export interface ItemReader {
  /** Loads a product's document; after a failure the next call tries again. */
  readonly read: (itemId: string) => Promise<unknown>;
  /** Loads what may be wanted next, when the browser is idle, unless it is called off before. */
  readonly readAhead: (itemIds: readonly string[], signal: AbortSignal) => Promise<void>;
}

/**
 * Makes what reads the products of a dialog.
 * @param life calls all of it off
 * Source: docs/behaviour/printed-markup.md §9.3
 */
export function createItemReader(life: AbortSignal): ItemReader {
  const items = new Map<string, Promise<unknown>>();
  const read = (itemId: string) => {
    const item = items.get(itemId) ?? pageProducts().loadProduct(itemId, life);
    items.set(itemId, item);
    item.catch(() => {
      items.delete(itemId);
    });
    return item;
  };
  return {
    read,
    async readAhead(itemIds, signal) {
      await nextQuietMoment();
      if (signal.aborted) return;
      // What fails is tried again, and told, when it is wanted.
      for (const itemId of itemIds) void read(itemId);
    },
  };
}
