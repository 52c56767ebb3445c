import { FAILURE_KINDS, isStorefrontError, type FailureKind } from '../errors/index.ts';
import type { CartBackend } from './backend.ts';
import type { Answers } from './answers.ts';
import { CART_LIMITS } from './limits.ts';

/** The dependencies of a cart reader. */
export interface CartReaderParts {
  readonly answers: Answers;
  readonly backend: CartBackend;
  /** Waits, in milliseconds; rejects when the signal fires. */
  readonly wait: (delayMs: number, signal?: AbortSignal) => Promise<void>;
}

/** Reads the cart; its promises never reject. */
export interface CartReader {
  /** Reads the cart now, even during another read. */
  readonly read: () => Promise<void>;
  /** Reads the cart after the store has sent one: a refused read counts as failed. */
  readonly readAgain: () => Promise<void>;
  /** Reads the cart again, never twice at a time; a call during a read causes one more read afterwards. */
  readonly refresh: () => Promise<void>;
  /** Reads the cart after a change of unknown outcome, and again later: the store may still be working on it. */
  readonly readAfterUnknown: () => void;
  /** Stops automatic reads. */
  readonly close: () => void;
}

/** The store does not know this visitor, or has no cart to offer. */
const NO_CART: readonly FailureKind[] = [
  FAILURE_KINDS.crumb,
  FAILURE_KINDS.forbidden,
  FAILURE_KINDS.notFound,
];

/**
 * Creates the reader of a cart. A failed read keeps the last known cart.
 * @param parts stores, backend and clock
 * Source: docs/behaviour/cart.md §3
 */
export function createCartReader(parts: CartReaderParts): CartReader {
  const { answers, backend, wait } = parts;
  let reading: Promise<void> | undefined;
  let askedCount = 0;
  const closing = new AbortController();

  async function read(noCart = NO_CART): Promise<void> {
    const sentAt = answers.startRequest();
    try {
      answers.accept(await backend.load(), sentAt);
    } catch (error) {
      if (!isStorefrontError(error)) throw error;
      // Treated as an anonymous visitor with an empty pill; another read would not help.
      if (noCart.includes(error.kind)) answers.accept(null, sentAt);
      else answers.fail(error, sentAt);
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
    read: () => read(),
    readAgain: () => read([]),
    refresh,
    readAfterUnknown() {
      void refresh();
      // It rejects when the reader is closed, which needs no handling.
      void wait(CART_LIMITS.lateLookMs, closing.signal).then(refresh, () => undefined);
    },
    close() {
      closing.abort();
    },
  };
}
