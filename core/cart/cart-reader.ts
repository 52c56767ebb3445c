import { FAILURE_KINDS, isStorefrontError, StorefrontError } from '../errors/index.ts';
import type { CartState } from './cart-state.ts';
import type { CartGateway } from './gateway.ts';

/** What reading the cart needs. */
export interface CartReaderParts {
  readonly state: CartState;
  readonly gateway: CartGateway;
  /** Whether there can be a cart: the visitor is signed in, or a cart cookie exists. */
  readonly hasReason: () => boolean;
  /** The place of the next request among all requests of this page. */
  readonly nextSequence: () => number;
  /** Called after a newer cart was read. */
  readonly onRead: () => void;
}

/** Reads the cart, never twice at a time. */
export interface CartReader {
  /** Reads the cart at page start, only where there can be one. Source: storefront specification §4. */
  load(): Promise<void>;
  /** Reads the cart anew; asked for while a reading is under way, it reads once more afterwards. */
  refresh(): Promise<void>;
}

/**
 * Makes the reading side of a cart: a failed reading keeps what was known.
 * @param parts stores, backend and conditions
 * @returns the reader, whose promises never reject
 * Source: storefront specification §4; threat table B, column "Cart load"
 */
export function createCartReader(parts: CartReaderParts): CartReader {
  const { state, gateway, hasReason, nextSequence, onRead } = parts;
  let reading: Promise<void> | undefined;
  let askedCount = 0;

  async function read(): Promise<void> {
    if (state.$status.get().state === 'uninitialised') state.$status.set({ state: 'loading' });
    const sequence = nextSequence();
    try {
      const cart = await gateway.load();
      if (state.accept({ cart, sequence })) onRead();
    } catch (error) {
      state.$status.set({
        state: 'stale',
        error: isStorefrontError(error)
          ? error
          : new StorefrontError(FAILURE_KINDS.offline, { cause: error }),
      });
    }
  }

  async function readUntilQuiet(): Promise<void> {
    const answered = askedCount;
    await read();
    if (askedCount > answered) await readUntilQuiet();
  }

  function refresh(): Promise<void> {
    askedCount += 1;
    reading ??= readUntilQuiet().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    refresh,
    load() {
      if (hasReason()) return refresh();
      state.$status.set({ state: 'ready' });
      onRead();
      return Promise.resolve();
    },
  };
}
