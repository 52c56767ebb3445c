import { createApi, diagnosisOfFile, type Api } from '../api/index.ts';
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
  type ObservableCart,
} from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { parseSettings, type PageSettings, type Settings } from '../page/index.ts';
import type { Product } from '../product/index.ts';
import { createSession } from '../session/index.ts';
import { retryable, warnDeveloper, type Report } from '../shared/index.ts';
import type { Gateways } from './gateways.ts';
import { leaveForCheckout } from './leave-for-checkout.ts';
import { startShop } from './start-shop.ts';

/** The connection to a backend and the visitor's session; loaded after the entry bundle. */
export interface Network {
  readonly api: Api;
  /** Opens the client that reads and writes the cart, through the program's own gateway if there is one. */
  readonly openCart: (context: CartContext) => CartClient;
  /** Starts the page's shop; returns a function that stops following the settings. */
  readonly start: (cart: ObservableCart) => () => void;
}

/** Dependencies of the network bundle. */
export interface NetworkParts {
  readonly settings: PageSettings;
  /** The products of a store in memory. */
  readonly products: ReadonlyMap<string, Product>;
  readonly report: Report;
}

/**
 * Creates the network bundle's parts: session, HTTP client, and the checked backend of each module.
 * @param parts the page's settings, and the reporter
 * Source: docs/behaviour/wire.md §1; docs/behaviour/cart.md §9.1
 */
export function createNetwork({ settings, products, report }: NetworkParts): Network {
  settings.readBy(parseSettings);
  const { $settings, $program } = settings;
  const now = () => $settings.get();
  // The program's own gateway of the cart, the name of one, or null; it may change.
  const getOwnCart = (): CartGateway | Settings['gateway'] => {
    const own: Gateways | null = $program.get().gateway;
    return own?.cart ?? now().gateway;
  };
  const session = createSession({ getCartCookieName: () => now().cookies.cart, report });
  const api = createApi({
    getApiRoot: () => now().apiRoot,
    getCrumb: () => session.getCrumb(),
    crumbPath: CART_PATH,
    // In Node there is no page.
    pageOrigin: (globalThis as { readonly location?: Location }).location?.origin,
    report,
  });
  // A `file:` page has no cookies: a click never reaches the call.
  const diagnosis = getOwnCart() ? null : diagnosisOfFile(now().apiRoot, String(globalThis.location));
  if (diagnosis !== null) warnDeveloper(diagnosis);
  const parseCart = createCartParser({
    getPageCurrency: () => now().currency,
    reportField(field) {
      report(new Error(`The cart's field "${field}" is not as promised.`), 'cart/parse');
    },
  });
  const open = (gateway: CartGateway) => openBackend(gateway, { parseCart, report });
  const openMemory = async () => {
    const { createMemoryStore } = await import('./memory-store.ts');
    return open(createMemoryStore({ products, storage: session.storage.session }));
  };
  const backend = choosingBackend({
    getOwnCart,
    open,
    openMemory,
    rest: open(restCartGateway({ api })),
    report,
  });
  return {
    api,
    openCart: (context) =>
      createCartClient(context, {
        backend,
        session,
        leave: (cart) => void leaveForCheckout(globalThis.document, cart, now().urls.checkout),
        // The cookie only describes carts of the store itself.
        hasOwnReason: () => getOwnCart() !== null,
        isOfTab: () => getOwnCart() === 'memory',
      }),
    start: (cart) => startShop({ settings, session, cart }),
  };
}

interface Choice {
  readonly getOwnCart: () => CartGateway | Settings['gateway'];
  readonly open: (gateway: CartGateway) => CartBackend;
  readonly openMemory: () => Promise<CartBackend>;
  readonly rest: CartBackend;
  readonly report: Report;
}

/** The backend of the settings, looked up on each call. */
function choosingBackend({ getOwnCart, open, openMemory, rest, report }: Choice): CartBackend {
  const memory = retryable(openMemory);
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
  return {
    load: async () => (await current()).load(),
    send: async (...call) => (await current()).send(...call),
    stockOf: async (...call) => (await current()).stockOf(...call),
  };
}
