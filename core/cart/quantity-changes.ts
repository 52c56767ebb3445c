import type { CartState } from './cart-state.ts';
import type { CartWriter } from './cart-writer.ts';
import type { CartResult } from './operation.ts';
import type { Removals } from './removals.ts';

/**
 * Makes the setting of quantities: presses that come while another change is under way become one change of the
 * newest quantity; what was asked for shows until the store has said what holds.
 * @param state the cart's stores
 * @param writer sends the changes
 * @param removals a line that is being taken out is not changed any more
 * @returns how to set a line's quantity
 * Source: docs/behaviour/cart.md §6.2
 */
export function createQuantityChanges(
  state: CartState,
  writer: CartWriter,
  removals: Removals,
): (entryId: string, quantity: number) => Promise<CartResult> {
  const { $desired } = state;
  const waiting = new Map<string, Promise<CartResult>>();
  const lastOf = new Map<string, Promise<CartResult>>();

  function forget(entryId: string): void {
    $desired.set(Object.fromEntries(Object.entries($desired.get()).filter(([id]) => id !== entryId)));
  }

  async function change(entryId: string, quantity: number, before?: Promise<unknown>): Promise<CartResult> {
    await before?.catch(() => undefined);
    const removed = await removals.removalOf(entryId)?.catch(() => null);
    waiting.delete(entryId);
    if (removed?.userErrors.length === 0) return removed;
    return writer.perform({ type: 'update', entryId, quantity: $desired.get()[entryId] ?? quantity });
  }

  return (entryId, quantity) => {
    $desired.set({ ...$desired.get(), [entryId]: quantity });
    const already = waiting.get(entryId);
    if (already) return already;
    const before = lastOf.get(entryId);
    const result = writer
      .afterOthers(() => change(entryId, quantity, before))
      .finally(() => {
        if (lastOf.get(entryId) !== result) return;
        lastOf.delete(entryId);
        forget(entryId);
      });
    waiting.set(entryId, result);
    lastOf.set(entryId, result);
    return result;
  };
}
