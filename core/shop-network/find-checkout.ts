import type { Api } from '../api/index.ts';
import type { CheckoutPlace } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import { randomId, tokenSession } from '../session/index.ts';

const CODES_PATH = '/api/commerce/checkout-codes';

/** The store to check out at. */
export interface CheckoutStore {
  readonly api: Api;
  /** The root of its API. */
  readonly apiRoot: string;
}

/**
 * Finds the way to a page of the store, such as its checkout. A store of another origin gets the visitor's session by a
 * one-time code, on arrival: its `arrive` rejects with a StorefrontError if the store gives none.
 * @param store the store
 * @param address of the page, absolute or a path of the store
 * @returns the way; another site than the store gets no code
 * Source: docs/behaviour/network.md §9.5
 */
export function findCheckout({ api, apiRoot }: CheckoutStore, address: string): CheckoutPlace {
  if (!tokenSession(apiRoot)) return { url: address };
  const base = `${apiRoot}/`;
  const { origin, pathname, search, href } = new URL(address, base);
  if (origin !== new URL(base).origin) return { url: address };
  return {
    url: href,
    async arrive() {
      const answer = await api.write('POST', CODES_PATH, { idempotencyKey: randomId() });
      const { code, url } = isJsonObject(answer) ? answer : {};
      if (typeof code !== 'string' || typeof url !== 'string')
        throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
      return { url: new URL(url, base).href, fields: { code, next: pathname + search } };
    },
  };
}
