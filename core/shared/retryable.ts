import { withinTime } from './within-time.ts';

/** A loader that remembers success and forgets failure. */
export interface Retryable<Value> {
  /** Loads, or joins the load that is under way. */
  readonly load: () => Promise<Value>;
  /** The loaded value, or null. */
  readonly current: () => Value | null;
}

/** How long a lazy chunk may take. Source: docs/behaviour/elements.md §3.4. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * Creates a loader that can retry after a failure and has a timeout.
 * @param load starts one attempt
 * @param timeoutMs the timeout of an attempt, in milliseconds
 * @returns the loader
 * Source: docs/behaviour/elements.md §3.4
 */
export function retryable<Value>(load: () => Promise<Value>, timeoutMs = LOAD_TIMEOUT_MS): Retryable<Value> {
  let value: Value | null = null;
  let trying: Promise<Value> | null = null;

  async function attempt(): Promise<Value> {
    try {
      value = await withinTime(load(), timeoutMs, () => new Error(`It did not load within ${timeoutMs} ms.`));
      return value;
    } finally {
      trying = null;
    }
  }

  return {
    current: () => value,
    load: () => (value === null ? (trying ??= attempt()) : Promise.resolve(value)),
  };
}
