/** What one copy of the script hands another instead of a store: small, frozen, of no nanostores version. Source: docs/behaviour/elements.md §3.7. */
export interface StorePort<T> {
  /** The value now, computed when it must be. */
  readonly value: T;
  /** The value now. */
  get(): T;
  /** Calls back on every change; returns how to stop. */
  listen(listener: (value: T) => void): () => void;
  /** Calls back at once and on every change; returns how to stop. */
  subscribe(listener: (value: T) => void): () => void;
}

/** As much of a nanostores store as a port needs; every version has it. Source: docs/behaviour/elements.md §3.7. */
export interface PortableStore<T> {
  get(): T;
  listen(listener: (value: T) => void): () => void;
}

/**
 * Wraps a store so that other copies of the script, with another nanostores, can read it and listen.
 * @param store any nanostores store
 * @returns a frozen port; a listener that throws is reported and stops nobody else
 * Source: docs/behaviour/elements.md §3.7.
 */
export function toPort<T>(store: PortableStore<T>): StorePort<T> {
  const get = (): T => store.get();
  const listen = (listener: (value: T) => void): (() => void) =>
    store.listen((value) => {
      callSafely(listener, value);
    });
  return Object.freeze({
    // A store's own `value` is stale while nobody listens to a computed one.
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

// nanostores would throw a listener's error at whoever changed the store.
function callSafely<T>(listener: (value: T) => void, value: T): void {
  try {
    listener(value);
  } catch (error) {
    if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
    else console.error(error);
  }
}
