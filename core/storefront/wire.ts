import { createApi, diagnosisOfFile, type Api, type ApiOptions } from '../api/index.ts';
import {
  CART_PATH,
  createCartClient,
  createCartParser,
  limitCartGateway,
  openBackend,
  restCartGateway,
  type CartBackend,
  type CartClient,
  type CartContext,
  type CartGateway,
} from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { Settings } from '../page/index.ts';
import type { Product } from '../product/index.ts';
import type { StorageArea } from '../session/index.ts';
import { retryable, warnDeveloper, type Report } from '../shared/index.ts';

/** What talks to a backend; fetched after the first file. */
export interface Wire {
  readonly api: Api;
  /** Opens the client that reads and writes the cart, through the program's own gateway if there is one. */
  readonly openCart: (context: CartContext) => CartClient;
}

/** The dependencies of the wire. */
export interface WireParts extends Pick<ApiOptions, 'getApiRoot' | 'getCrumb'> {
  readonly getPageCurrency: () => CurrencyCode;
  /** The program's own gateway of the cart, the name of one, or null; it may change. */
  readonly getOwnCart: () => CartGateway | Settings['gateway'];
  /** What a store in the page itself sells. */
  readonly products: ReadonlyMap<string, Product>;
  /** Where a store in the page itself keeps its cart. */
  readonly storage: StorageArea;
  readonly report: Report;
}

/**
 * Creates the wire: the HTTP client, and the checked backend of each room.
 * @param parts API root, crumb, currency, and where mistakes of backends are reported
 * Source: docs/behaviour/wire.md §1; docs/behaviour/cart.md §9.1
 */
export function createWire(parts: WireParts): Wire {
  const { getApiRoot, getCrumb, getPageCurrency, getOwnCart, report } = parts;
  // A file has no cookies: a press does not even come to a call.
  const diagnosis = getOwnCart() ? null : diagnosisOfFile(getApiRoot(), String(globalThis.location));
  if (diagnosis !== null) warnDeveloper(diagnosis);
  const api = createApi({ getApiRoot, getCrumb, crumbPath: CART_PATH, report });
  const parseCart = createCartParser({
    getPageCurrency,
    reportField(field) {
      report(new Error(`The cart's field "${field}" is not as promised.`), 'cart/parse');
    },
  });
  const open = (gateway: CartGateway) => openBackend(gateway, { parseCart, report });
  const rest = open(restCartGateway({ api }));
  const memory = retryable(async () => {
    const { createMemoryStore } = await import('./memory-store.ts');
    return open(createMemoryStore(parts));
  });
  // Nothing was sent: to the visitor it is like being offline.
  const refuse = (cause: unknown): never => {
    report(cause, 'memory/load');
    throw new StorefrontError(FAILURE_KINDS.offline, { cause });
  };
  const current = (): CartBackend | Promise<CartBackend> => {
    const own = getOwnCart();
    if (own === 'memory') return memory.current() ?? memory.load().catch(refuse);
    return own ? open(limitCartGateway(own)) : rest;
  };
  const backend: CartBackend = {
    load: async () => (await current()).load(),
    send: async (...call) => (await current()).send(...call),
    stockOf: async (...call) => (await current()).stockOf(...call),
  };
  return { api, openCart: (context) => createCartClient(context, { backend }) };
}
