import { createApi, type Api } from '../api/index.ts';
import {
  createCart,
  createCartParser,
  listenToPage,
  restCartGateway,
  type CartMiddleware,
  type CartRoom,
} from '../cart/index.ts';
import { DEFAULT_CURRENCY, isCurrencyCode, type CurrencyCode } from '../money/index.ts';
import { createPageSettings, createReporter, type PageSettings } from '../page/index.ts';
import { createSession, type Session } from '../session/index.ts';
import { shelf, type Report } from '../shared/index.ts';
import { chooseCartGateway } from './gateways.ts';

/** The whole shop of one page, put together. Source: design §3, §5.6. */
export interface Storefront {
  readonly settings: PageSettings;
  readonly session: Session;
  readonly api: Api;
  readonly cart: CartRoom;
  readonly report: Report;
  /** The page's currency. */
  getCurrency(): CurrencyCode;
  /** Wraps every write; returns how to take the wrapper off. Source: design §5.6. */
  use(middleware: CartMiddleware): () => void;
  /** Starts the page's shop once: visitor cookies, and the cart where there can be one. */
  start(): void;
  /** Stops listening to the page and to the other tabs. */
  close(): void;
}

/** What a storefront stands on. */
export interface StorefrontParts {
  readonly settings?: PageSettings;
  /** Where `pageshow` and `online` are heard; the window by default. */
  readonly page?: EventTarget;
}

/**
 * Puts the rooms together.
 * @param parts settings and page; the browser's own by default
 * @returns a shop of its own, which nobody else sees
 * Source: design §3
 */
export function createStorefront(parts: StorefrontParts = {}): Storefront {
  const { settings = createPageSettings(), page = globalThis } = parts;
  const now = () => settings.$settings.get();
  const report = createReporter({ getReportError: () => settings.$program.get().reportError });
  const session = createSession({ getCartCookieName: () => now().cookies.cart, report });
  const api = createApi({ getApiRoot: () => now().apiRoot, getCrumb: () => session.getCrumb() });
  const getCurrency = (): CurrencyCode => {
    const { currency } = now();
    return isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY;
  };
  const parseCart = createCartParser((field) => {
    report(new Error(`The cart's field "${field}" is not as promised.`), 'cart/parse');
  });
  const gateway = chooseCartGateway(
    () => settings.$program.get().gateway,
    restCartGateway({ api, parseCart }),
  );
  const cart = createCart({ gateway, session, getPageCurrency: getCurrency });
  const stopListening = listenToPage(page, cart);
  let isStarted = false;

  return {
    settings,
    session,
    api,
    cart,
    report,
    getCurrency,
    use: (middleware) => cart.use(middleware),
    start() {
      if (isStarted) return;
      isStarted = true;
      session.touchVisitorCookies();
      void cart.load();
    },
    close() {
      stopListening();
      cart.close();
    },
  };
}

/**
 * Gives the one shop of this page, whichever copy of the script made it.
 * @returns the shop on the shelf
 * Source: design §2, §5.6
 */
export function storefront(): Storefront {
  return shelf('storefront', () => createStorefront());
}

/**
 * Says how the store on this page shall work; may be called at any time, before or after the tags are there.
 * @param partial settings of the page; unknown keys warn once
 * @throws AssertionError when it is not an object
 * Source: design §5.2
 */
export function configureStore(partial: unknown): void {
  storefront().settings.configure(partial);
}
