import type { CartState } from './cart-state.ts';
import type { CartWriter } from './cart-writer.ts';
import type { CartResult } from './operation.ts';

/** Taking lines out, and putting the last one back. */
export interface Removals {
  /** Takes a line out; asked again meanwhile, it is one removal. */
  readonly remove: (entryId: string) => Promise<CartResult>;
  /** Puts the line removed last back; null when there is none. Asked again meanwhile, it is put back once. */
  readonly undo: () => Promise<CartResult | null>;
  /** The removal of a line that is under way. */
  readonly removalOf: (entryId: string) => Promise<CartResult> | undefined;
}

/**
 * Makes the removals of one cart.
 * @param state the cart's stores
 * @param writer sends the changes
 * @returns the removals
 * Source: docs/behaviour/cart.md §6.3, §7
 */
export function createRemovals(state: CartState, writer: CartWriter): Removals {
  const { $cart, $removing, $removed } = state;
  const underWay = new Map<string, Promise<CartResult>>();
  let undoing: Promise<CartResult | null> | undefined;

  async function removeNow(entryId: string): Promise<CartResult> {
    // Now, not when it was asked for: a change of its quantity may have come in between.
    const entry = $cart.get()?.entries.find(({ id }) => id === entryId) ?? null;
    const result = await writer.perform({ type: 'remove', entryId });
    if (result.userErrors.length === 0) $removed.set(entry);
    return result;
  }

  async function putBack(): Promise<CartResult | null> {
    const entry = $removed.get();
    if (!entry) return null;
    const { itemId, quantity, additionalFields, chosenVariant } = entry;
    const request = { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
    const result = await writer.perform({ type: 'add', request });
    if (result.userErrors.length === 0 && $removed.get() === entry) $removed.set(null);
    return result;
  }

  return {
    removalOf: (entryId) => underWay.get(entryId),
    remove(entryId) {
      const already = underWay.get(entryId);
      if (already) return already;
      $removing.set([...$removing.get(), entryId]);
      const removal = writer
        .afterOthers(() => removeNow(entryId))
        .finally(() => {
          underWay.delete(entryId);
          $removing.set($removing.get().filter((id) => id !== entryId));
        });
      underWay.set(entryId, removal);
      return removal;
    },
    undo() {
      undoing ??= putBack().finally(() => {
        undoing = undefined;
      });
      return undoing;
    },
  };
}
