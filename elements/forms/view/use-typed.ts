import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Listens to the controls inside a node. React's `onChange` ignores the events of a control whose value a script has set.
 * @param place the node
 * @param onTyped called for every `input` and `change`, bubbling or not; undefined for nothing
 * Source: docs/behaviour/forms.md §3.6
 */
export function useTyped<Place extends HTMLElement>(
  place: RefObject<Place | null>,
  onTyped: ((place: Place, event: Event) => void) | undefined,
): void {
  const newest = useRef(onTyped);
  useLayoutEffect(() => {
    newest.current = onTyped;
  });
  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const life = new AbortController();
    const listener = (event: Event) => newest.current?.(current, event);
    for (const type of ['input', 'change'])
      current.addEventListener(type, listener, { capture: true, signal: life.signal });
    return () => {
      life.abort();
    };
  }, [place]);
}
