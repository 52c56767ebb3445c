import { isJsonObject, parseJson } from '../json/index.ts';

/**
 * Storage for small data that outlives the page or the tab, as far as the browser allows.
 * Source: docs/behaviour/session.md §4.1, §4.2
 */
export interface StorageArea {
  /**
   * Reads the value of a key.
   * @param key the key's full name
   * @param parse checks the data; returns null to reject it
   * @returns the data; null if there is none, or it has expired, is of another version or was rejected
   */
  get<T>(key: string, parse: (value: unknown) => T | null): T | null;
  /**
   * Stores the value of a key.
   * @param key the key's full name
   * @param value anything that JSON can express
   * @param lifetimeMs time until it expires; never if omitted
   */
  set(key: string, value: unknown, lifetimeMs?: number): void;
  /**
   * Removes a key.
   * @param key the key's full name
   */
  remove(key: string): void;
}

/** The dependencies of a storage area. Source: docs/behaviour/session.md §4. */
export interface StorageAreaParts {
  /** Returns the browser's storage; even access may throw. */
  readonly open: () => Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called when the browser's storage failed and memory is used instead. */
  readonly onFailure: (error: unknown) => void;
}

const ENVELOPE_VERSION = 1;

/**
 * Wraps one of the browser's storages so that nothing it does can throw.
 * @param parts storage, clock, and the failure callback
 * @returns the area; falls back to memory where the browser stores nothing
 * Source: docs/behaviour/session.md §4.
 */
export function createStorageArea({ open, now, onFailure }: StorageAreaParts): StorageArea {
  const memory = new Map<string, string>();

  function attempt<T>(action: (storage: Storage) => T): T | undefined {
    try {
      return action(open());
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  }

  function remove(key: string): void {
    memory.delete(key);
    attempt((storage) => {
      storage.removeItem(key);
    });
  }

  return {
    get<T>(key: string, parse: (value: unknown) => T | null): T | null {
      const text = memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? '';
      const envelope = parseJson(text);
      if (!isJsonObject(envelope) || envelope.v !== ENVELOPE_VERSION) return null;
      const { exp, data } = envelope;
      const isFresh = exp === null || (typeof exp === 'number' && exp > now());
      return isFresh ? parse(data) : null;
    },
    set(key: string, value: unknown, lifetimeMs?: number): void {
      const exp = lifetimeMs === undefined ? null : now() + lifetimeMs;
      const text = toJson({ v: ENVELOPE_VERSION, exp, data: value });
      if (text === null) return;
      const isKept = attempt((storage) => {
        storage.setItem(key, text);
        // Privacy extensions put an area in its place that keeps nothing and does not say so.
        return storage.getItem(key) === text;
      });
      memory.delete(key);
      if (isKept === true) return;
      // The stored value is outdated now: another tab must not mistake it for the newest.
      remove(key);
      memory.set(key, text);
    },
    remove,
  };
}

// A host may have patched `toJSON` onto arrays.
function toJson(value: object): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}
