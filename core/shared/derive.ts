import { atom, type ReadableAtom } from 'nanostores';

/**
 * Creates a store whose value is computed from others, with permanent subscriptions: use it for sources of the same
 * lifetime. The library's `computed` counts listeners, which would cost the entry bundle more than all its stores.
 * @param sources the stores that the value depends on
 * @param compute returns the value; one with the same text as before is not a change
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
