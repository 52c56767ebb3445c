import type { ReadableAtom } from 'nanostores';
import type { PurchaseState } from './purchase-state.ts';

/**
 * Runs an action as soon as no answer of the store is pending.
 * @param purchase the purchase
 * @param action runs once: at once, or after the answer
 * Source: docs/behaviour/adding-to-cart.md §2.3
 */
export function onceAnswered(
  { $state }: { readonly $state: ReadableAtom<PurchaseState> },
  action: () => void,
): void {
  if ($state.get().state !== 'adding') {
    action();
    return;
  }
  const stop = $state.listen(({ state }) => {
    if (state === 'adding') return;
    stop();
    action();
  });
}
