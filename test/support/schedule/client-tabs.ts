import { atom } from 'nanostores';
import { createCartClient, type CartClientParts } from '../../../core/cart-client/index.ts';
import { createCart, type CartGateway, type ObservableCart } from '../../../core/cart/index.ts';
import { createProductModel, type Purchase } from '../../../core/product/index.ts';
import { createPurchase, type Schedule } from '../../../core/purchase/index.ts';
import { withinTime } from '../../../core/shared/index.ts';
import { PRODUCT_WORDS } from '../../../core/words/index.ts';
import { createBrowser, type Browser } from '../../core/cart/visitor.ts';
import { cartBackend } from '../cart-backend.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import {
  HASTE,
  MUG,
  SETTLE_LIMIT_MS,
  TABS,
  type Act,
  type FaultyMethod,
  type ShownLine,
  type Stage,
  type Tab,
} from './tab.ts';

/** The connection of one tab to a backend. */
export interface TabClient extends Partial<Pick<CartClientParts, 'inTabTurn'>> {
  readonly gateway: CartGateway;
  /** Injects a fault into the next request. */
  readonly failNext: (method: FaultyMethod, fault: string) => void;
  readonly disarm: () => void;
}

/** A visitor of a backend. */
export interface StageVisitor {
  readonly openTab: () => TabClient;
  /** The visitor's cart in the backend. */
  readonly held: () => Promise<readonly ShownLine[]>;
}

/** A backend that a visitor's tabs use without a browser. */
export interface StageBackend extends Pick<Stage, 'hasKeys' | 'isUp' | 'kill' | 'close'> {
  readonly arrive: () => Promise<StageVisitor>;
}

const PRESS: Act = { type: 'press' };

/** A page without a browser: the cart, the button's purchase and the network are the real ones. */
interface ClientPage extends Pick<TabClient, 'failNext' | 'disarm'> {
  readonly cart: ObservableCart;
  readonly purchase: Purchase;
  readonly recorder: Recorder;
  readonly close: () => void;
}

/**
 * Opens tabs without a browser.
 * @param backend that they use
 * @returns the stage; close it
 */
export function openTabs(backend: StageBackend): Stage {
  let visitor: StageVisitor;
  let browser: Browser;
  const tabs = Array.from({ length: TABS }, () => createTab(() => openPage(visitor.openTab(), browser)));
  const leave = () => {
    for (const tab of tabs) tab.leave();
  };
  return {
    tabs,
    ...(backend.hasKeys !== undefined && { hasKeys: backend.hasKeys }),
    async arrive() {
      leave();
      visitor = await backend.arrive();
      browser = createBrowser({ hasCartCookie: true });
      for (const tab of tabs) await tab.reload();
    },
    held: () => visitor.held(),
    isUp: backend.isUp,
    kill: backend.kill,
    async close() {
      leave();
      await backend.close();
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

function openPage(client: TabClient, browser: Browser): ClientPage {
  const cart = openCart(client, browser);
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
    failNext: client.failNext,
    disarm: client.disarm,
    close() {
      purchase.dispose();
      cart.close();
    },
  };
}

function openCart({ gateway, inTabTurn }: TabClient, browser: Browser): ObservableCart {
  const backend = cartBackend(gateway, { wait: pauseInHaste });
  return createCart({
    openClient: (context) =>
      createCartClient(context, {
        ...{ backend, session: browser.openTab(), nowMs, wait: pauseInHaste },
        ...(inTabTurn && { inTabTurn }),
      }),
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
