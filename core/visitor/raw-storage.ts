/** A browser storage that never throws and stores texts unchanged. */
export interface RawStorage {
  readonly get: (key: string) => string | null;
  /** Returns whether the value was stored. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/**
 * Wraps a browser storage so that it never throws.
 * @param open returns the storage; may throw
 * @returns the storage; stores nothing if there is none
 * Source: docs/behaviour/session.md §4.3
 */
export function rawStorage(open: () => Storage): RawStorage {
  const attempt = <Value>(action: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key) => {
      attempt((storage) => {
        storage.removeItem(key);
      }, undefined);
    },
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}
