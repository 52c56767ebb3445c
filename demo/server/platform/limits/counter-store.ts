import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

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
 * Returns the options of a counter that other processes share. While their store does not answer, each process counts for
 * itself; what is used up is refused without asking the store.
 * @param keyPrefix the name of the counter
 * @param window how much may be counted
 */
export function sharedOptionsOf(keyPrefix: string, window: CountWindow) {
  const own = optionsOf(keyPrefix, window);
  return {
    ...own,
    insuranceLimiter: new RateLimiterMemory(own),
    inMemoryBlockOnConsumed: window.points + 1,
  };
}

function optionsOf(keyPrefix: string, { points, durationSeconds: duration }: CountWindow) {
  return { keyPrefix, points, duration };
}
