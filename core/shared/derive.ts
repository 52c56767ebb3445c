import { atom, type ReadableAtom } from 'nanostores';

/**
 * Creates a store whose value follows from others, and which follows them for good: for those that live as long as it
 * does. The library's own counts its listeners, which costs the first file more than all of its stores.
 * @param sources the stores that the value follows from
 * @param compute gives the value; one that is written like the former does not count as another
 */
export function derive<Value>(
  sources: readonly Pick<ReadableAtom, 'listen'>[],
  compute: () => Value,
): ReadableAtom<Value> {
  const $value = atom(compute());
  const update = () => {
    const value = compute();
    if (JSON.stringify(value) !== JSON.stringify($value.get())) $value.set(value);
  };
  for (const $source of sources) $source.listen(update);
  return $value;
}
