import { RateLimiterMemory, RLWrapperTimeouts, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** How much may be counted. */
export interface CountWindow {
  /** The most requests in one window. */
  readonly points: number;
  readonly durationSeconds: number;
}

/** Where requests are counted. Processes with the same store share their counts. */
export interface CounterStore {
  /**
   * Opens a counter.
   * @param name of the counter; the same in every process
   * @param window how much may be counted
   */
  readonly open: (name: string, window: CountWindow) => RateLimiterAbstract;
  /** Turns what is counted into a key that does not reveal the visitor. */
  readonly toKey: (counted: string) => string;
  readonly close: () => Promise<void>;
}

/** How long a store may take to answer: requests must not wait for being counted. */
export const COUNT_TIMEOUT_MS = 500;

/**
 * Counts in this process, for a store that has no other.
 * @returns the store
 */
export function memoryCounters(): CounterStore {
  return {
    open: (keyPrefix, window) => new RateLimiterMemory(optionsOf(keyPrefix, window)),
    toKey: (counted) => counted,
    close: () => Promise.resolve(),
  };
}

/**
 * Opens a counter that processes share. While their store does not answer, each counts for itself; what is used up is refused
 * without asking the store.
 * @param name of the counter
 * @param window how much may be counted
 * @param open opens it in the store
 * @param onOwnCount called for each count of this process alone
 */
export function openShared(
  name: string,
  window: CountWindow,
  open: (options: ReturnType<typeof sharedOptionsOf>) => RateLimiterAbstract,
  onOwnCount: () => void,
): RateLimiterAbstract {
  const limiter = open(sharedOptionsOf(name, window, onOwnCount));
  // A store that has lost its network accepts a request and never answers.
  return new RLWrapperTimeouts({ limiter, timeoutMs: COUNT_TIMEOUT_MS });
}

function sharedOptionsOf(keyPrefix: string, window: CountWindow, onOwnCount: () => void) {
  const own = optionsOf(keyPrefix, window);
  return {
    ...own,
    insuranceLimiter: new OwnCounter(own, onOwnCount),
    inMemoryBlockOnConsumed: window.points + 1,
  };
}

class OwnCounter extends RateLimiterMemory {
  readonly #onOwnCount: () => void;

  constructor(options: ReturnType<typeof optionsOf>, onOwnCount: () => void) {
    super(options);
    this.#onOwnCount = onOwnCount;
  }

  override consume(
    ...call: Parameters<RateLimiterMemory['consume']>
  ): ReturnType<RateLimiterMemory['consume']> {
    this.#onOwnCount();
    return super.consume(...call);
  }
}

function optionsOf(keyPrefix: string, { points, durationSeconds: duration }: CountWindow) {
  return { keyPrefix, points, duration };
}
