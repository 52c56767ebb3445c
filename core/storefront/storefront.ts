import { atom } from 'nanostores';
import type { Api } from '../api/index.ts';
import { createCart, type CartMiddleware, type ObservableCart } from '../cart/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { createPageSettings, createReporter, type PageSettings } from '../page/index.ts';
import type { Product } from '../product/index.ts';
import { shelf, type Report } from '../shared/index.ts';
import { checkGateways } from '../backends/index.ts';
import { lazyNetwork } from './lazy-network.ts';
import { listenToPage } from './listen-to-page.ts';

/** The whole shop of one page. Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8. */
export interface Storefront {
  readonly settings: PageSettings;
  readonly api: Api;
  readonly cart: ObservableCart;
  /** The products that the page has shown, by id: the stock of a store in memory. */
  readonly products: Map<string, Product>;
  readonly report: Report;
  /** The page's currency. */
  getCurrency(): CurrencyCode;
  /**
   * Adds middleware around every write; returns a function that removes it.
   * Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8
   */
  use(middleware: CartMiddleware): () => void;
  /**
   * Loads the network bundle, and with it every setting.
   * @throws StorefrontError `offline` when it does not load
   */
  prepare(): Promise<void>;
  /** Starts the page's shop once: visitor cookies, and the cart if there can be one. */
  start(): void;
  /** Stops listening to the page, its settings and the other tabs permanently. */
  close(): void;
}

/** The dependencies of a storefront. */
export interface StorefrontParts {
  readonly settings?: PageSettings;
  /** The target of `pageshow` and `online`; the window by default. */
  readonly page?: EventTarget;
}

/**
 * Creates a shop from the modules.
 * @param parts settings and page; the browser's own by default
 * @returns a separate shop, not shared with anyone
 * Source: docs/behaviour/elements.md §3.7; docs/behaviour/cart.md §8
 */
export function createStorefront(parts: StorefrontParts = {}): Storefront {
  const { settings = createPageSettings(), page = findPage() } = parts;
  const { $settings, $program } = settings;
  const report = createReporter({ getReportError: () => $program.get().reportError });
  const products = new Map<string, Product>();
  const network = lazyNetwork({ settings, products, report });
  const pageCurrency = followPageCurrency(settings);
  const cart = createCart({
    openClient: network.openCart,
    $pageCurrency: pageCurrency.$pageCurrency,
    getMiddleware: () => $program.get().use as readonly CartMiddleware[],
    report,
  });
  const stopListening = listenToPage(page, cart);
  let state: 'new' | 'started' | 'closed' = 'new';
  let stop: (() => void) | undefined;

  return {
    settings,
    api: network.api,
    cart,
    products,
    report,
    getCurrency: () => $settings.get().currency,
    use: (middleware) => cart.use(middleware),
    prepare: network.prepare,
    start() {
      if (state !== 'new') return;
      state = 'started';
      void network.loaded.then(({ start }) => {
        if (state === 'started') stop = start(cart);
      });
      void cart.load();
    },
    close() {
      state = 'closed';
      pageCurrency.stop();
      stopListening();
      stop?.();
      cart.close();
    },
  };
}

// In Node there is no page to listen to.
function findPage(): EventTarget {
  return (globalThis as Partial<typeof globalThis>).window ?? new EventTarget();
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

/**
 * Not a computed store: one that is only read now and then would subscribe and unsubscribe each time.
 * Source: docs/behaviour/money.md §2.1
 */
function followPageCurrency({ $settings }: PageSettings) {
  const $pageCurrency = atom<CurrencyCode>($settings.get().currency);
  const stop = $settings.listen(({ currency }) => {
    $pageCurrency.set(currency);
  });
  return { $pageCurrency, stop };
}
