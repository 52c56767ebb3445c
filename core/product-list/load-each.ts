import { FAILURE_KINDS, isStorefrontError } from '../errors/index.ts';
import { isJsonObject, type JsonObject } from '../json/index.ts';
import type { Report } from '../shared/index.ts';

/** Products by their ids, one request each. */
export interface ProductsById {
  /**
   * Loads the document of a product.
   * @param itemId the product's id
   * @param signal aborts the request
   * @returns the product item, unchecked; rejects as `not-found` for an unknown one
   */
  readonly load: (itemId: string, signal: AbortSignal) => Promise<unknown>;
  /** Called with the id of a product that the store does not have any more. */
  readonly onGone: (itemId: string) => void;
}

/**
 * Loads products by their ids. One that does not load is left out; of several failures the first one is reported.
 * @param ids in the order of the result
 * @param products how to load them
 * @param report receives the failure
 * @param signal aborts all requests
 * @returns product items, unchecked
 * Source: docs/behaviour/product-lists.md §7.4
 */
export async function loadEach(
  ids: readonly string[],
  { load, onGone }: ProductsById,
  report: Report,
  signal: AbortSignal,
): Promise<readonly JsonObject[]> {
  const failures: unknown[] = [];
  const loads = ids.map(async (id) => {
    try {
      return await load(id, signal);
    } catch (error) {
      if (signal.aborted) return null;
      if (isStorefrontError(error) && error.kind === FAILURE_KINDS.notFound) onGone(id);
      else failures.push(error);
      return null;
    }
  });
  const items = await Promise.all(loads);
  if (failures.length > 0) report(failures[0], 'product-list.recent');
  return items.filter(isJsonObject);
}
