import { FAILURE_KINDS, type FailureKind } from '../errors/index.ts';
import type { Report } from '../shared/index.ts';
import { asFailure } from './as-failure.ts';
import { READY, type CartState } from './cart-state.ts';
import type { CartGateway } from './gateway.ts';
import type { SummaryCache } from './summary-cache.ts';

/** What reading the cart needs. */
export interface CartReaderParts {
  readonly state: CartState;
  readonly gateway: CartGateway;
  readonly summaries: SummaryCache;
  /** Whether there can be a cart: the visitor is signed in, or a cart cookie exists. */
  readonly hasReason: () => boolean;
  /** Called when the page learned, without asking, that there is no cart. */
  readonly onNoCart: () => void;
  readonly report: Report;
}

/** Reads the cart; its promises never reject. */
export interface CartReader {
  /** Reads the cart where there can be one. Source: docs/behaviour/cart.md §3.1. */
  readonly load: () => Promise<void>;
  /** Reads the cart now, also beside another reading. */
  readonly read: () => Promise<void>;
  /** Reads the cart anew, never twice at a time; asked for while a reading is under way, it reads once more afterwards. */
  readonly refresh: () => Promise<void>;
}

/** The store does not know this visitor, or has no cart to offer. */
const NO_CART: readonly FailureKind[] = [
  FAILURE_KINDS.crumb,
  FAILURE_KINDS.forbidden,
  FAILURE_KINDS.notFound,
];

/**
 * Makes the reading side of a cart: a failed reading keeps what was known.
 * @param parts stores, backend and conditions
 * @returns the reader
 * Source: docs/behaviour/cart.md §3
 */
export function createCartReader(parts: CartReaderParts): CartReader {
  const { state, gateway, summaries, hasReason, onNoCart, report } = parts;
  const { $cart, $status, $remembered } = state;
  let reading: Promise<void> | undefined;
  let askedCount = 0;

  async function read(): Promise<void> {
    if ($status.get().state === 'uninitialised') $status.set({ state: 'loading' });
    const sentAt = state.startRequest();
    try {
      state.accept(await gateway.load(), sentAt);
    } catch (caught) {
      const error = asFailure(caught, report, 'cart/load');
      // Treated as an anonymous visitor, whose pill is empty; asking again would not help.
      if (NO_CART.includes(error.kind)) state.accept(null, sentAt);
      else state.fail(error, sentAt);
    }
  }

  async function readUntilQuiet(): Promise<void> {
    const answeredCount = askedCount;
    await read();
    if (askedCount > answeredCount) await readUntilQuiet();
  }

  function refresh(): Promise<void> {
    askedCount += 1;
    reading ??= readUntilQuiet().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    read,
    refresh,
    load() {
      if (hasReason()) {
        $remembered.set(summaries.read());
        return refresh();
      }
      // A cart that is shown came from somewhere: it may have gone there too.
      if ($cart.get()) return refresh();
      $status.set(READY);
      onNoCart();
      return Promise.resolve();
    },
  };
}
