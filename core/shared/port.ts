/**
 * What one copy of the script gives another instead of a store: small, frozen, independent of the nanostores version.
 * Source: docs/behaviour/elements.md §3.7
 */
export interface StorePort<T> {
  /** The current value, computed if necessary. */
  readonly value: T;
  /** The current value. */
  get(): T;
  /** Calls back on every change; returns a function that unsubscribes. */
  listen(listener: (value: T) => void): () => void;
  /** Calls back at once and on every change; returns a function that unsubscribes. */
  subscribe(listener: (value: T) => void): () => void;
}

/**
 * The part of a nanostores store that a port needs; every version has it.
 * Source: docs/behaviour/elements.md §3.7
 */
export interface PortableStore<T> {
  get(): T;
  listen(listener: (value: T) => void): () => void;
}

/**
 * Wraps a store so that copies of the script with another nanostores version can read it and listen.
 * @param store any nanostores store
 * @returns a frozen port; a listener that throws is reported and does not stop the others
 * Source: docs/behaviour/elements.md §3.7.
 */
export function toPort<T>(store: PortableStore<T>): StorePort<T> {
  const get = (): T => store.get();
  const listen = (listener: (value: T) => void): (() => void) =>
    store.listen((value) => {
      callSafely(listener, value);
    });
  return Object.freeze({
    // The `value` of a computed store is stale while it has no listeners.
    get value(): T {
      return store.get();
    },
    get,
    listen,
    subscribe(listener: (value: T) => void): () => void {
      const stop = listen(listener);
      callSafely(listener, get());
      return stop;
    },
  });
}

// nanostores would throw a listener's error at the code that changed the store.
function callSafely<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
    else console.error(error);
  }
}
