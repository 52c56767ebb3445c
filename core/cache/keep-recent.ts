/**
 * Creates a bounded cache, so that memory stays bounded whatever keys a page or its visitors choose.
 * @param limit how many values are kept, at least 1; the oldest goes first
 * @returns the cached value of a key, which is made if necessary
 */
export function keepRecent<Key, Value extends object | string | number>(
  limit: number,
): (key: Key, make: (key: Key) => Value) => Value {
  const values = new Map<Key, Value>();
  return (key, make) => {
    const kept = values.get(key);
    if (kept !== undefined) return kept;
    // Before the limit is checked: making one value may make others.
    const value = make(key);
    if (values.size >= limit) values.delete(values.keys().next().value as Key);
    values.set(key, value);
    return value;
  };
}
