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
export function openRegion(ask: AskStore, { apiRegion, currency }: BackendOptions) {
  let found: Promise<string> | undefined;

  async function find(signal: AbortSignal): Promise<string> {
    const answer = await ask({ path: 'regions?fields=id,currency_code&limit=200', signal });
    const regions = answer.objects('regions');
    const currencies = regions.map((region) => region.text('currency_code')?.toUpperCase());
    const id = regions[currencies.indexOf(currency)]?.text('id');
    assert(
      typeof id === 'string',
      'gateway "medusa"',
      `a currency of its regions (${currencies.join(', ')}), or the id of one as api-region`,
      currency,
    );
    return id;
  }

  return async (signal: AbortSignal): Promise<string> => {
    if (apiRegion) return apiRegion;
    // Calls wait for the first one; if that is given up, they ask themselves.
    const others = await found?.catch(() => null);
    if (others) return others;
    found = find(signal);
    return found;
  };
}
