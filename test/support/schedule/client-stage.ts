import { atom } from 'nanostores';
import { CART_PATH, createCartClient } from '../../../core/cart-client/index.ts';
import { createCart, type ObservableCart } from '../../../core/cart/index.ts';
import { createProductModel, type Purchase } from '../../../core/product/index.ts';
import { createPurchase, type Schedule } from '../../../core/purchase/index.ts';
import { withinTime } from '../../../core/shared/index.ts';
import { createBrowser, type Browser } from '../../core/cart/visitor.ts';
import { cartBackend } from '../cart-backend.ts';
import { clientOf, fetchWithCookies, type RestVisitor } from '../rest-visitor.ts';
import { Visitor } from '../visitor.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { startMortalStore } from './mortal-store.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import {
  HASTE,
  linesOf,
  MUG,
  SETTLE_LIMIT_MS,
  TABS,
  type Act,
  type ShownLine,
  type Stage,
  type Tab,
} from './tab.ts';

const PRESS: Act = { type: 'press' };
/** Shortened as in the tabs of a browser stage. */
const LIMITS = {
  readTimeoutMs: Math.round(10_000 / HASTE.limits),
  writeTimeoutMs: Math.round(15_000 / HASTE.limits),
  retryMinDelayMs: 500 / HASTE.pauses,
  retryMaxDelayMs: 8_000 / HASTE.pauses,
  retryAfterMaxMs: 30_000 / HASTE.limits,
};

/** A page without a browser: the cart, the button's purchase and the network are the real ones. */
interface ClientPage extends Pick<RestVisitor, 'failNext' | 'disarm'> {
  readonly cart: ObservableCart;
  readonly purchase: Purchase;
  readonly recorder: Recorder;
  readonly close: () => void;
}

/**
 * Starts a store, and tabs without a browser that use it over HTTP.
 * @returns the stage; close it
 */
export async function openClientStage(): Promise<Stage> {
  fetchWithCookies();
  const store = await startMortalStore();
  let visitor: Visitor;
  let browser: Browser;
  const tabs = Array.from({ length: TABS }, () => createTab(() => openPage(store.url, visitor, browser)));
  return {
    tabs,
    async arrive() {
      for (const tab of tabs) tab.leave();
      visitor = await Visitor.arrive(store.url);
      browser = createBrowser({ hasCartCookie: true });
      for (const tab of tabs) await tab.reload();
    },
    async held() {
      const { entries } = (await visitor.cart()) as unknown as { readonly entries: readonly ShownLine[] };
      return linesOf(entries);
    },
    isUp: store.isUp,
    kill: store.kill,
    async close() {
      for (const tab of tabs) tab.leave();
      await store.close();
    },
  };
}

function createTab(open: () => ClientPage): Tab & { readonly leave: () => void } {
  let page: ClientPage | undefined;
  const now = (): ClientPage => page!;
  const withinLimit = <Value>(what: string, promise: Promise<Value>) =>
    withinTime(promise, SETTLE_LIMIT_MS, () => new Error(`never settled: ${what}`));
  return {
    async start(act) {
      const { purchase, recorder } = now();
      if (act.type !== 'press') {
        recorder.start(act);
        return;
      }
      await withinLimit('the button', untilNotAdding(purchase));
      void purchase.submit();
    },
    settled: () => withinLimit('the cart', now().recorder.settled()),
    reported: () => Promise.resolve(now().recorder.reported()),
    arm(method, faults) {
      for (const fault of faults) now().failNext(method, fault);
      return Promise.resolve();
    },
    disarm() {
      now().disarm();
      return Promise.resolve();
    },
    look() {
      const { recorder, cart, purchase } = now();
      const shown = recorder.look(() => void cart.refresh());
      const busy = purchase.$state.get().state === 'adding' ? [PRODUCT_WORDS.adding] : [];
      return Promise.resolve({ ...shown, busy: [...shown.busy, ...busy] });
    },
    reload() {
      page?.close();
      page = open();
      return Promise.resolve();
    },
    showsCount: () => Promise.resolve(),
    leave() {
      page?.close();
      page = undefined;
    },
  };
}

function untilNotAdding({ $state }: Purchase): Promise<void> {
  return new Promise((resolve) => {
    const stop = $state.subscribe(({ state }) => {
      if (state === 'adding') return;
      resolve();
      queueMicrotask(() => {
        stop();
      });
    });
  });
}

function openPage(url: string, visitor: Visitor, browser: Browser): ClientPage {
  const rest = clientOf(visitor, url, LIMITS, CART_PATH);
  const cart = openCart(rest, browser);
  const recorder = createRecorder(cart);
  const model = createProductModel({ report: console.error, getFallbackCurrency: () => 'USD' });
  model.setProduct(MUG);
  const purchase = createPurchase({
    ...{ model, cart, schedule: inHaste, nowMs },
    areCookiesEnabled: () => true,
    getSettings: () => ({ multipleQuantityAllowedForServices: true }),
    subscribe: () => Promise.reject(new Error('nothing is subscribed to')),
    onSubscribed: () => false,
    confirmAdd() {
      recorder.begin(PRESS);
      return true;
    },
    onAdded: () => {
      recorder.end(PRESS, null);
    },
    onFailed({ code }) {
      recorder.end(PRESS, code);
      return false;
    },
  });
  void cart.load();
  return {
    ...{ cart, purchase, recorder },
    failNext: rest.failNext,
    disarm: rest.disarm,
    close() {
      purchase.dispose();
      cart.close();
    },
  };
}

function openCart({ gateway }: RestVisitor, browser: Browser): ObservableCart {
  const backend = cartBackend(gateway, { wait: pauseInHaste });
  return createCart({
    openClient: (context) =>
      createCartClient(context, { backend, session: browser.openTab(), nowMs, wait: pauseInHaste }),
    $pageCurrency: atom('USD' as const),
  });
}

const hasty = (delayMs: number): number => delayMs / (delayMs < HASTE.longMs ? HASTE.pauses : HASTE.limits);

const nowMs = (): number => performance.now() * HASTE.pauses;

const inHaste: Schedule = (action, delayMs) => {
  const timer = setTimeout(action, hasty(delayMs));
  return () => {
    clearTimeout(timer);
  };
};

function pauseInHaste(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, hasty(delayMs));
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
