import type { Api } from '../api/index.ts';
import type { Gateways } from '../backends/index.ts';
import type { CheckoutPlace } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { isJsonObject } from '../json/index.ts';
import type { PageSettings } from '../page/index.ts';
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
  const base = `${apiRoot}/`;
  if (!tokenSession(apiRoot) || !URL.canParse(address, base)) return { url: address };
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

/**
 * Finds the way to a checkout of the page's cart, as far as the page knows it without asking the cart's backend.
 * @param shop the page's shop
 * @param address absolute; or a path, of the store where it has the cart, otherwise of the page
 * @returns the way; with `arrive` if the address alone would lead to the checkout without the cart
 * Source: docs/behaviour/cart-page.md §4.5
 */
export function knownCheckout(
  { api, settings }: { readonly api: Api; readonly settings: PageSettings },
  address: string,
): CheckoutPlace {
  const now = settings.$settings.get();
  const own: Gateways | null = settings.$program.get().gateway;
  const isOfStore = now.gateway === null && !own?.cart;
  return isOfStore ? findCheckout({ api, apiRoot: now.apiRoot }, address) : { url: address };
}
