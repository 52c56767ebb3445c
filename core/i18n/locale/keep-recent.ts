/**
 * Remembers what was made last, so that memory stays bounded whatever a page asks for.
 * @param limit how many are kept; the oldest goes first
 * @returns gives the thing of a key, making it when it is not kept
 */
export function keepRecent<Key, Thing>(limit: number): (key: Key, make: (key: Key) => Thing) => Thing {
  const things = new Map<Key, Thing>();
  return (key, make) => {
    const kept = things.get(key);
    if (kept !== undefined) return kept;
    if (things.size >= limit) things.delete(things.keys().next().value as Key);
    const thing = make(key);
    things.set(key, thing);
    return thing;
  };
}
