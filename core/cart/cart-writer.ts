import { FAILURE_KINDS, type FailureKind, type StorefrontError } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import type { ActionKeys } from './action-keys.ts';
import { asFailure } from './as-failure.ts';
import type { CartState } from './cart-state.ts';
import type { CartGateway } from './gateway.ts';
import type { CartMiddleware, CartOperation, CartResult } from './operation.ts';
import { createQueue } from './queue.ts';
import { createQuietTime } from './quiet-time.ts';
import { runMiddleware } from './run-middleware.ts';
import { createSend, type Send } from './send-operation.ts';

/** What changing the cart needs. */
export interface CartWriterParts {
  readonly state: CartState;
  readonly gateway: CartGateway;
  readonly keys: ActionKeys;
  /** Wrappers of the page's settings, outside those of `use`. */
  readonly getMiddleware: () => readonly CartMiddleware[];
  /** Milliseconds that only rise, as `performance.now()`. */
  readonly nowMs: () => number;
  /** Waits so many milliseconds. */
  readonly wait: (delayMs: number) => Promise<void>;
  /** Called after a change was made. */
  readonly onWritten: () => void;
  /** Called when nobody knows whether a change was made. */
  readonly onUnknownOutcome: () => void;
  /** Reads the cart now; never rejects. */
  readonly read: () => Promise<void>;
  readonly report: Report;
}

/** Sends changes of the cart, one after another. */
export interface CartWriter {
  /** Makes a change after all those before it; rejects with a StorefrontError only on transport. */
  readonly perform: (operation: CartOperation) => Promise<CartResult>;
  /** Runs a step that makes a change, once those that were sent before it have ended. */
  readonly afterOthers: (step: () => Promise<CartResult>) => Promise<CartResult>;
  /** Wraps every change; returns how to take the wrapper off. */
  readonly use: (middleware: CartMiddleware) => () => void;
  /** Resolves when no change is under way. */
  readonly settled: () => Promise<void>;
}

/** The store understood and said no: nothing was changed. */
const REFUSALS: readonly FailureKind[] = [
  FAILURE_KINDS.soldOut,
  FAILURE_KINDS.invalid,
  FAILURE_KINDS.notFound,
  FAILURE_KINDS.forbidden,
];

/**
 * Makes the writing side of a cart. Only requests wait for each other, not wrappers: one that makes a change of its
 * own would otherwise wait for itself.
 * @param parts stores, backend, keys and clock
 * @returns the writer
 * Source: docs/behaviour/cart.md §6
 */
export function createCartWriter(parts: CartWriterParts): CartWriter {
  const { state, getMiddleware, onWritten, report } = parts;
  const quiet = createQuietTime(parts.nowMs);
  const used = new Set<{ readonly wrap: CartMiddleware }>();
  const { inTurn, afterOthers, track, settled } = createQueue();

  function refuseWhileQuiet(): void {
    const refusal = quiet.refusal();
    if (refusal) throw refusal;
  }

  /** What the store refused stands in the result; the rest is thrown on. */
  function resultOf(error: StorefrontError): CartResult {
    if (!REFUSALS.includes(error.kind)) throw error;
    return { cart: state.$cart.get(), entry: null, userErrors: [error], warnings: [] };
  }

  async function request(operation: CartOperation, send: Send): Promise<CartResult> {
    refuseWhileQuiet();
    try {
      const { entry } = await send(operation);
      onWritten();
      return { cart: state.$cart.get(), entry, userErrors: [], warnings: [] };
    } catch (caught) {
      const error = asFailure(caught, report, 'cart/change');
      if (error.kind === FAILURE_KINDS.rateLimited) quiet.begin(error);
      return resultOf(error);
    }
  }

  async function run(operation: CartOperation): Promise<CartResult> {
    refuseWhileQuiet();
    const send = createSend(parts);
    try {
      return await runMiddleware(operation, {
        middleware: [...getMiddleware(), ...[...used].map(({ wrap }) => wrap)],
        send: (wrapped) => inTurn(() => request(wrapped, send)),
        report,
      });
    } catch (caught) {
      return resultOf(asFailure(caught, report, 'cart/change'));
    }
  }

  return {
    perform: (operation) => track(run(operation)),
    afterOthers,
    use(wrap) {
      const item = { wrap };
      used.add(item);
      return () => void used.delete(item);
    },
    settled,
  };
}
