import type { Api } from '../api/index.ts';
import { createCart, type CartMiddleware, type CartRoom } from '../cart/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { createPageSettings, createReporter, type PageSettings } from '../page/index.ts';
import type { Product } from '../product/index.ts';
import { createSession, type Session } from '../session/index.ts';
import { shelf, type Report } from '../shared/index.ts';
import { checkGateways, type Gateways } from './gateways.ts';
import { lazyWire, type LazyWire } from './lazy-wire.ts';
import { listenToPage } from './listen-to-page.ts';
import { followPageCurrency } from './page-currency.ts';
import { startShop } from './start-shop.ts';
import type { WireParts } from './wire.ts';

/** The whole shop of one page. Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8. */
export interface Storefront {
  readonly settings: PageSettings;
  readonly session: Session;
  readonly api: Api;
  readonly cart: CartRoom;
  /** The products that the page has shown, by id: the stock of a store in the page itself. */
  readonly products: Map<string, Product>;
  readonly report: Report;
  /** The page's currency. */
  getCurrency(): CurrencyCode;
  /**
   * Adds middleware around every write; returns a function that removes it.
   * Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8
   */
  use(middleware: CartMiddleware): () => void;
  /** Starts the page's shop once: visitor cookies, and the cart if there can be one. */
  start(): void;
  /** Stops listening to the page, its settings and the other tabs for good. */
  close(): void;
}

/** The dependencies of a storefront. */
export interface StorefrontParts {
  readonly settings?: PageSettings;
  /** The target of `pageshow` and `online`; the window by default. */
  readonly page?: EventTarget;
}

/**
 * Creates a shop out of the rooms.
 * @param parts settings and page; the browser's own by default
 * @returns a separate shop, not shared with anyone
 * Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8
 */
export function createStorefront(parts: StorefrontParts = {}): Storefront {
  const { settings = createPageSettings(), page = findPage() } = parts;
  const { $settings, $program } = settings;
  const now = () => $settings.get();
  const report = createReporter({ getReportError: () => $program.get().reportError });
  const session = createSession({ getCartCookieName: () => now().cookies.cart, report });
  const products = new Map<string, Product>();
  const getOwnCart = () => ($program.get().gateway as Gateways | null)?.cart ?? now().gateway;
  const wire = openWire({ settings, session, getOwnCart, products, report });
  const pageCurrency = followPageCurrency(settings);
  const cart = createCart({
    openClient: wire.openCart,
    session,
    $pageCurrency: pageCurrency.$pageCurrency,
    // The cookie only says something about carts of the store itself.
    hasOwnReason: () => getOwnCart() !== null,
    isOfTab: () => getOwnCart() === 'memory',
    getMiddleware: () => $program.get().use as readonly CartMiddleware[],
    report,
  });
  const stopListening = listenToPage(page, cart);
  let stop: (() => void) | undefined;
  let isClosed = false;

  return {
    settings,
    session,
    api: wire.api,
    cart,
    products,
    report,
    getCurrency: () => now().currency,
    use: (middleware) => cart.use(middleware),
    start() {
      if (isClosed) return;
      wire.preload();
      stop ??= startShop({ settings, session, cart });
    },
    close() {
      isClosed = true;
      pageCurrency.stop();
      stopListening();
      stop?.();
      cart.close();
    },
  };
}

function openWire({
  settings,
  session,
  ...parts
}: Pick<WireParts, 'getOwnCart' | 'products' | 'report'> &
  Pick<Storefront, 'settings' | 'session'>): LazyWire {
  const now = () => settings.$settings.get();
  return lazyWire({
    ...parts,
    getApiRoot: () => now().apiRoot,
    getCrumb: () => session.getCrumb(),
    getPageCurrency: () => now().currency,
    storage: session.storage.session,
  });
}

// In Node there is no page to listen to.
function findPage(): EventTarget {
  return typeof window === 'undefined' ? new EventTarget() : window;
}

/**
 * Returns the one shop of this page, whichever copy of the script created it.
 * @returns the shop on the shelf
 * Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8
 */
export function storefront(): Storefront {
  return shelf('storefront', () => createStorefront());
}

/**
 * Sets how the store on this page works; may be called at any time, before or after the tags are defined.
 * @param partial settings of the page; an unknown key is warned about once
 * @throws AssertionError if it is not an object, or a program setting is invalid
 * Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8
 */
export function configureStore(partial: unknown): void {
  if (typeof partial === 'object' && partial !== null && 'gateway' in partial) checkGateways(partial.gateway);
  storefront().settings.configure(partial);
}
