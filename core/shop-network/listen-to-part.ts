import type { ReadableAtom } from 'nanostores';

/**
 * Listens to changes of one part of a store only.
 * @param store the store
 * @param select returns the part; compared by identity
 * @param onChange called after each change of the part
 * @returns a function that stops it
 */
export function listenToPart<Value>(
  store: ReadableAtom<Value>,
  select: (value: Value) => unknown,
  onChange: () => void,
): () => void {
  let last = select(store.get());
  return store.listen((value) => {
    const part = select(value);
    if (part === last) return;
    last = part;
    onChange();
  });
}
