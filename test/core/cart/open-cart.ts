import { atom } from 'nanostores';
import { createCart, type CartGateway, type CartParts } from '../../../core/cart/index.ts';
import { createCartClient, type CartClientParts } from '../../../core/cart-client/index.ts';
import { createMemoryCartGateway } from '../../../core/memory-store/index.ts';
import { StorefrontError, type FailureKind } from '../../../core/errors/index.ts';
import type { CurrencyCode } from '../../../core/money/index.ts';
import { cartBackend } from '../../support/cart-backend.ts';
import { SUITE_CATALOG } from '../../../core/gateway-suite/index.ts';
import { createBrowser, type Browser } from './visitor.ts';

/** An addition of a mug. */
export const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };

/** An addition of a print, with unlimited stock. */
export const PRINT = { ...MUG, itemId: 'print' };

/** A call to the backend that waits for its answer. */
export interface Call {
  readonly name: string;
  /** The arguments, without what describes the call. */
  readonly args: readonly unknown[];
  /** What the gateway receives with the call. */
  readonly context: unknown;
  /** The key of a write. */
  readonly key: unknown;
  /** The promise that the cart awaits. */
  readonly answered: Promise<unknown>;
  /** Executes the call in the memory store without answering. */
  readonly run: () => Promise<unknown>;
  /** Executes the call in the memory store and answers. */
  readonly answer: () => Promise<unknown>;
  /** Answers with another value. */
  readonly answerWith: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
  /** Executes the call in the memory store and loses the answer. */
  readonly lose: (kind: FailureKind) => Promise<void>;
}

/** A backend whose answers the test controls. */
interface StagedGateway {
  readonly gateway: CartGateway;
  /** All calls so far. */
  readonly calls: readonly Call[];
  /** Answers each call at once from now on. */
  readonly answerAll: () => void;
}

/** Wraps a backend so that the test controls its answers. */
function stage(memory: CartGateway): StagedGateway {
  const calls: Call[] = [];
  let isLive = false;
  const staged =
    (name: keyof CartGateway) =>
    (...given: unknown[]) => {
      const args = given.slice(0, -1);
      const call = createCall(name, { args, context: given.at(-1) }, () => ask(memory, name, given));
      calls.push(call);
      if (isLive) void call.answer();
      return call.answered;
    };
  const gateway = {
    load: staged('load'),
    add: staged('add'),
    setQuantity: staged('setQuantity'),
    remove: staged('remove'),
    updateAdditionalFields: staged('updateAdditionalFields'),
    stockOf: staged('stockOf'),
  } as unknown as CartGateway;
  return {
    gateway,
    calls,
    answerAll: () => {
      isLive = true;
    },
  };
}

function ask(memory: CartGateway, name: keyof CartGateway, args: readonly unknown[]): Promise<unknown> {
  const method = Reflect.get(memory, name) as (...call: unknown[]) => Promise<unknown>;
  return method(...args);
}

function createCall(
  name: string,
  { args, context }: Pick<Call, 'args' | 'context'>,
  run: () => Promise<unknown>,
): Call {
  let answerWith: (value: unknown) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const answered = new Promise<unknown>((resolve, reject) => {
    answerWith = resolve;
    fail = reject;
  });
  return {
    ...{ name, args, context, answered, run, answerWith, fail },
    key: args.at(-1),
    async answer() {
      const answer = run();
      answerWith(answer);
      await settle(answer);
      return answer.catch(() => undefined);
    },
    async lose(kind) {
      await run();
      fail(new StorefrontError(kind));
      await settle();
    },
  };
}

/** Flushes all pending promise callbacks. */
export async function settle(answer?: Promise<unknown>): Promise<void> {
  await answer?.catch(() => undefined);
  for (let count = 0; count < 50; count += 1) await Promise.resolve();
}

/** Opens a cart over a memory store whose answers the test controls. */
export function openStagedCart(options: OpenCartOptions = {}) {
  const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
  const staged = stage(memory);
  return { ...openCart({ ...options, gateway: staged.gateway }), ...staged, memory };
}

/** Deviations from the defaults of an opened cart. */
export interface OpenCartOptions extends Partial<
  Omit<CartParts, 'openClient'> & Omit<CartClientParts, 'backend'>
> {
  readonly gateway?: CartGateway;
  readonly browser?: Browser;
}

/** Opens a cart over a memory store. */
export function openCart(options: OpenCartOptions = {}) {
  const memory = createMemoryCartGateway({ catalog: SUITE_CATALOG });
  const { browser = createBrowser({ hasCartCookie: true }), gateway = memory, ...others } = options;
  const reports: [unknown, string][] = [];
  const waits: number[] = [];
  const clock = { nowMs: 0 };
  const $pageCurrency = atom<CurrencyCode>('USD');
  const report = (error: unknown, context: string) => void reports.push([error, context]);
  const wait = (delayMs: number): Promise<void> => {
    waits.push(delayMs);
    // The late read after an unknown outcome has its own test.
    return delayMs < 30_000 ? Promise.resolve() : new Promise(() => undefined);
  };
  const parts = { wait, nowMs: () => clock.nowMs, ...others };
  const backend = cartBackend(gateway, { getPageCurrency: () => $pageCurrency.get(), report, wait });
  const cart = createCart({
    openClient: (context) => createCartClient(context, { backend, session: browser.openTab(), ...parts }),
    $pageCurrency,
    report,
    ...parts,
  });
  // Opens the client, which listens to the other tabs, without a request.
  void cart.undoRemove();
  return { cart, memory, browser, reports, waits, clock, $pageCurrency };
}
