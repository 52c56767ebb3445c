import { assert } from '../errors/index.ts';
import type { BackendOptions } from '../gateway-kit/index.ts';
import type { AskStore } from './medusa-store.ts';

/**
 * Opens the region that decides currency and prices: the given one, or the first that sells in the page's currency.
 * @param ask calls the store
 * @param options region and currency
 * @returns returns its id; rejects with an AssertionError if no region sells in that currency
 * Source: docs/behaviour/gateways.md §3.2
 */
export function openRegion(ask: AskStore, { apiRegion, currency }: BackendOptions): () => Promise<string> {
  let found: Promise<string> | undefined;

  async function find(): Promise<string> {
    // All calls wait for it, so that none may end it.
    const { signal } = new AbortController();
    const answer = await ask({ path: 'regions?fields=id,currency_code&limit=200', signal });
    const own = answer
      .objects('regions')
      .find((region) => region.text('currency_code')?.toUpperCase() === currency);
    const id = own?.text('id');
    assert(
      typeof id === 'string',
      'gateway "medusa"',
      `api-region, or a region that sells in ${currency}`,
      id,
    );
    return id;
  }

  return async () => {
    if (apiRegion) return apiRegion;
    found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
