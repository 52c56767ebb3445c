/** A storage of the browser that does not throw; it keeps texts as they are. */
export interface RawStorage {
  readonly get: (key: string) => string | null;
  /** Returns whether it was kept. */
  readonly set: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
}

/**
 * Wraps one of the browser's storages so that nothing it does can throw.
 * @param open returns the storage; even that may throw
 * @returns the storage; without one nothing is kept
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
