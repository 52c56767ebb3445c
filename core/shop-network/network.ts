import { diagnosisOfFile, type Api } from '../api/index.ts';
import {
  chooseBackend,
  isNamedBackend,
  namedGateways,
  ownApiRoot,
  sellsFromStore,
  type Gateways,
} from '../backends/index.ts';
import {
  CART_LIMITS,
  createCartClient,
  createCartParser,
  openBackend,
  type CartBackend,
} from '../cart-client/index.ts';
import type { CartClient, CartContext, CartGateway, ObservableCart } from '../cart/index.ts';
import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { parseSettings } from '../settings-check/index.ts';
import type { PageSettings, Settings } from '../page/index.ts';
import type { Product } from '../product/index.ts';
import { createSession, inTabTurn } from '../session/index.ts';
import { retryable, type Report } from '../shared/index.ts';
import { leaveForCheckout } from './leave-for-checkout.ts';
import { openStore } from './open-store.ts';
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
 * Source: docs/behaviour/network.md §1; docs/behaviour/cart.md §9.1
 */
export function createNetwork({ settings, products, report }: NetworkParts): Network {
  settings.readBy(parseSettings);
  const { $settings, $program } = settings;
  const now = () => $settings.get();
  const getOwnCart = (): CartGateway | undefined => {
    const own: Gateways | null = $program.get().gateway;
    return own?.cart;
  };
  const getName = () => now().gateway;
  const isOfStore = () => sellsFromStore(settings);
  const getApiRoot = () => ownApiRoot(now());
  const session = createSession({ getCartCookieName: () => now().cookies.cart, getApiRoot, report });
  const { api, cart: rest, warn } = openStore({ settings, session, report });
  // A `file:` page has no cookies: a click never reaches the call.
  const diagnosis = isOfStore() ? diagnosisOfFile(getApiRoot(), String(globalThis.location)) : null;
  if (diagnosis !== null) warn(diagnosis);
  const backend = chooseCartBackend({
    getOwnCart,
    getSettings: now,
    open: backendOpener(() => now().currency, report),
    openMemory: async () => {
      const { createMemoryStore } = await import('../memory-store/memory-store.ts');
      return createMemoryStore({ products, storage: session.storage.session });
    },
    rest,
    report,
  });
  return {
    api,
    openCart: (context) =>
      createCartClient(context, {
        backend,
        session,
        leave: (cart, place) => leaveForCheckout(globalThis.document, cart, place),
        getCheckoutUrl: () => now().urls.checkout,
        inTabTurn: (action) => inTabTurn('cart', action),
        // The cookie only describes carts of the store itself.
        hasOwnReason: () => !isOfStore(),
        isOfTab: () => !getOwnCart() && getName() === 'memory',
      }),
    start: (cart) => startShop({ settings, session, cart, api, isOfStore }),
  };
}

type OpenBackend = (gateway: CartGateway, timeoutMs?: number) => CartBackend;

function backendOpener(getPageCurrency: () => CurrencyCode, report: Report): OpenBackend {
  const parseCart = createCartParser({
    getPageCurrency,
    reportField(field) {
      report(new Error(`The cart's field "${field}" is not as promised.`), 'cart/parse');
    },
  });
  return (gateway, timeoutMs) =>
    openBackend(gateway, { parseCart, report, ...(timeoutMs !== undefined && { timeoutMs }) });
}

interface CartChoice {
  readonly getOwnCart: () => CartGateway | undefined;
  readonly getSettings: () => Settings;
  readonly open: OpenBackend;
  readonly openMemory: () => Promise<CartGateway>;
  readonly rest: CartGateway;
  readonly report: Report;
}

function chooseCartBackend(choice: CartChoice): CartBackend {
  const { getOwnCart, getSettings, open, openMemory, rest, report } = choice;
  const memory = retryable(async () => open(await openMemory()));
  return chooseBackend({
    getOwn() {
      const own = getOwnCart();
      return own && open(own, CART_LIMITS.gatewayTimeoutMs);
    },
    async openNamed() {
      const settings = getSettings();
      if (settings.gateway === null) return undefined;
      try {
        if (!isNamedBackend(settings.gateway)) return await memory.load();
        const { cart } = await namedGateways(settings.gateway, settings);
        return open(cart, CART_LIMITS.gatewayTimeoutMs);
      } catch (cause) {
        report(cause, `${settings.gateway}/load`);
        // Nothing was sent: to the visitor it is like being offline.
        throw new StorefrontError(FAILURE_KINDS.offline, { cause });
      }
    },
    rest: open(rest),
  });
}
