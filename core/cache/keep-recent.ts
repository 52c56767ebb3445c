/**
 * Creates a bounded cache, so that arbitrary keys cannot exhaust memory.
 * @param limit maximum number of values, at least 1; the oldest is evicted first
 * @returns a function that returns the cached value of a key, or makes it
 */
export function keepRecent<Key, Value extends object | string | number>(
  limit: number,
): (key: Key, make: (key: Key) => Value) => Value {
  const values = new Map<Key, Value>();
  return (key, make) => {
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    // Before the check of the limit: `make` may add values.
    const value = make(key);
    if (values.size >= limit) values.delete(values.keys().next().value as Key);
    values.set(key, value);
    return value;
  };
}
