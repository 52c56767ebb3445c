import { FAILURE_KINDS, isStorefrontError, StorefrontError, type FailureKind } from '../errors/index.ts';
import type { ActionKeys } from './action-keys.ts';
import type { CartState } from './cart-state.ts';
import type { CartAnswer, CartGateway } from './gateway.ts';
import type { CartMiddleware, CartOperation, CartResult } from './operation.ts';

/** What changing the cart needs. */
export interface CartWriterParts {
  readonly state: CartState;
  readonly gateway: CartGateway;
  readonly keys: ActionKeys;
  /** Milliseconds that only rise, as `performance.now()`. */
  readonly nowMs: () => number;
  readonly nextSequence: () => number;
  /** Called after a change was made. */
  readonly onWritten: () => void;
  /** Called when nobody knows whether a change was made. */
  readonly onUnknownOutcome: () => void;
}

/** Sends changes of the cart, one after another. */
export interface CartWriter {
  /**
   * Sends a change after all those before it.
   * @param getOperation the change, read when its turn has come
   * @returns how it ended; rejects with a StorefrontError only on transport
   */
  enqueue(getOperation: () => CartOperation): Promise<CartResult>;
  use(middleware: CartMiddleware): () => void;
  /** Resolves when no change is under way. */
  settled(): Promise<void>;
}

/** The store understood and said no: nothing was changed. */
const REFUSALS: readonly FailureKind[] = [
  FAILURE_KINDS.soldOut,
  FAILURE_KINDS.invalid,
  FAILURE_KINDS.notFound,
  FAILURE_KINDS.forbidden,
];

/** Nobody knows whether the change was made. */
const UNKNOWN_OUTCOMES: readonly FailureKind[] = [
  FAILURE_KINDS.offline,
  FAILURE_KINDS.timeout,
  FAILURE_KINDS.server,
  FAILURE_KINDS.unknownOutcome,
  FAILURE_KINDS.inFlight,
];

/**
 * Makes the writing side of a cart.
 * @param parts stores, backend, keys and clock
 * @returns the writer
 * Source: design §5.6, §8; threat rules R2, R5, R7 and table B, column "Add entry"
 */
export function createCartWriter(parts: CartWriterParts): CartWriter {
  const { state, gateway, keys, nowMs, nextSequence } = parts;
  const middleware: CartMiddleware[] = [];
  let tail: Promise<unknown> = Promise.resolve();
  let quietUntilMs = 0;

  async function send(operation: CartOperation): Promise<CartResult> {
    const key = keys.take(operation);
    const sequence = nextSequence();
    try {
      const answer = await callGateway(gateway, operation, key);
      state.accept({ cart: answer.cart, sequence });
      parts.onWritten();
      return { cart: state.$cart.get(), entry: answer.entry, userErrors: [], warnings: [] };
    } catch (caught) {
      const error = asFailure(caught);
      if (UNKNOWN_OUTCOMES.includes(error.kind)) {
        keys.keep(operation, key);
        parts.onUnknownOutcome();
      }
      if (error.kind === FAILURE_KINDS.rateLimited) quietUntilMs = nowMs() + (error.retryAfterMs ?? 0);
      if (!REFUSALS.includes(error.kind)) throw error;
      return { cart: state.$cart.get(), entry: null, userErrors: [error], warnings: [] };
    }
  }

  function perform(operation: CartOperation): Promise<CartResult> {
    const waitMs = quietUntilMs - nowMs();
    if (waitMs > 0) {
      return Promise.reject(new StorefrontError(FAILURE_KINDS.rateLimited, { retryAfterMs: waitMs }));
    }
    const chain = middleware.reduceRight<(operation: CartOperation) => Promise<CartResult>>(
      (next, wrap) => (wrapped) => wrap(wrapped, next),
      send,
    );
    return chain(operation);
  }

  return {
    enqueue(getOperation) {
      const result = tail.then(() => perform(getOperation()));
      tail = result.catch(() => undefined);
      return result;
    },
    use(wrap) {
      middleware.push(wrap);
      return () => void middleware.splice(middleware.indexOf(wrap), 1);
    },
    settled: async () => {
      await tail;
    },
  };
}

function callGateway(gateway: CartGateway, operation: CartOperation, key: string): Promise<CartAnswer> {
  switch (operation.type) {
    case 'add':
      return gateway.add(operation.request, key);
    case 'update':
      return gateway.setQuantity(operation.entryId, operation.quantity, key);
    case 'remove':
      return gateway.remove(operation.entryId, key);
    case 'update-fields':
      return gateway.updateAdditionalFields(operation.entryId, operation.request, key);
  }
}

function asFailure(caught: unknown): StorefrontError {
  return isStorefrontError(caught) ? caught : new StorefrontError(FAILURE_KINDS.offline, { cause: caught });
}
