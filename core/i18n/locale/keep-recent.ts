/**
 * Creates a bounded cache, so that memory stays small whatever a page asks for.
 * @param limit how many values are kept; the oldest goes first
 * @returns a function that returns the value of a key, and makes it if it is not in the cache
 */
export function keepRecent<Key, Value>(limit: number): (key: Key, make: (key: Key) => Value) => Value {
  const values = new Map<Key, Value>();
  return (key, make) => {
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    if (values.size >= limit) values.delete(values.keys().next().value as Key);
    const value = make(key);
    values.set(key, value);
    return value;
  };
}
