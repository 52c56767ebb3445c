import { isComposing } from '../../core/interface/index.ts';

/**
 * Notices when the visitor turns to something else: a click or the focus elsewhere, or Escape.
 * @param places what belongs together
 * @param action called each time
 * @returns stops
 * Source: docs/behaviour/adding-to-cart.md §7.5
 */
export function whenLeft(places: readonly Element[], action: () => void): () => void {
  const ending = new AbortController();
  const options = { capture: true, passive: true, signal: ending.signal };
  const onEvent = (event: Event) => {
    const path = event.composedPath();
    if (!places.some((place) => path.includes(place))) action();
  };
  document.addEventListener('pointerdown', onEvent, options);
  document.addEventListener('focusin', onEvent, options);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) action();
  };
  document.addEventListener('keydown', onKey, options);
  return () => {
    ending.abort();
  };
}
