import { ownValue } from '../../json/index.ts';
import type { CartState } from '../state/cart-state.ts';
import type { CartResult } from '../state/operation.ts';
import type { CartWrites } from './writes.ts';

/** What the visitor does with lines that are in the cart. */
export interface CartLines {
  /** Sets a line's quantity; presses that come while another change is under way become one change to the newest. */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<CartResult>;
  /** Takes a line out; asked again in the meantime, it is one removal. */
  readonly remove: (entryId: string) => Promise<CartResult>;
  /** Puts the line removed last back; null when there is none. Asked again in the meantime, it is put back once. */
  readonly undoRemove: () => Promise<CartResult | null>;
}

/**
 * Makes the changes of lines. Each waits for the requests before it, and does then what is wanted by then: the newest
 * quantity is set, nothing is set of a line that is gone, and what a removal took out is known in full.
 * @param state the cart's stores
 * @param writes sends the changes
 * @returns the changes
 * Source: docs/behaviour/cart.md §6.2, §6.3, §7.1
 */
export function createCartLines(state: CartState, writes: CartWrites): CartLines {
  const { remove, removalOf } = createRemovals(state, writes);
  return {
    remove,
    setQuantity: createQuantityChanges(state, writes, removalOf),
    undoRemove: createUndo(state, writes),
  };
}

type RemovalOf = (entryId: string) => Promise<CartResult> | undefined;

function createQuantityChanges({ $desired }: CartState, writes: CartWrites, removalOf: RemovalOf) {
  /** Not sent yet: takes newer quantities in. */
  const waiting = new Map<string, Promise<CartResult>>();
  const newest = new Map<string, Promise<CartResult>>();

  async function change(entryId: string, quantity: number, before?: Promise<unknown>): Promise<CartResult> {
    // A wrapper may hold the change before up.
    await before?.catch(() => undefined);
    const removed = await removalOf(entryId)?.catch(() => null);
    waiting.delete(entryId);
    if (removed?.userErrors.length === 0) return removed;
    return writes.perform({
      type: 'update',
      entryId,
      quantity: ownValue($desired.get(), entryId) ?? quantity,
    });
  }

  function forget(entryId: string): void {
    newest.delete(entryId);
    $desired.set(Object.fromEntries(Object.entries($desired.get()).filter(([id]) => id !== entryId)));
  }

  return (entryId: string, quantity: number): Promise<CartResult> => {
    $desired.set({ ...$desired.get(), [entryId]: quantity });
    const already = waiting.get(entryId);
    if (already) return already;
    const before = newest.get(entryId);
    const result = writes
      .afterOthers(() => change(entryId, quantity, before))
      .finally(() => {
        if (newest.get(entryId) === result) forget(entryId);
      });
    waiting.set(entryId, result);
    newest.set(entryId, result);
    return result;
  };
}

function createRemovals({ $cart, $removing, $removed }: CartState, writes: CartWrites) {
  const underWay = new Map<string, Promise<CartResult>>();

  async function removeNow(entryId: string): Promise<CartResult> {
    const entry = $cart.get()?.entries.find(({ id }) => id === entryId) ?? null;
    const result = await writes.perform({ type: 'remove', entryId });
    if (result.userErrors.length === 0) $removed.set(entry);
    return result;
  }

  const removalOf: RemovalOf = (entryId) => underWay.get(entryId);

  function remove(entryId: string): Promise<CartResult> {
    const already = underWay.get(entryId);
    if (already) return already;
    $removing.set([...$removing.get(), entryId]);
    const removal = writes
      .afterOthers(() => removeNow(entryId))
      .finally(() => {
        underWay.delete(entryId);
        $removing.set($removing.get().filter((id) => id !== entryId));
      });
    underWay.set(entryId, removal);
    return removal;
  }

  return { remove, removalOf };
}

function createUndo({ $removed }: CartState, writes: CartWrites): CartLines['undoRemove'] {
  let undoing: Promise<CartResult | null> | undefined;

  async function putBack(): Promise<CartResult | null> {
    const entry = $removed.get();
    if (!entry) return null;
    const { itemId, quantity, additionalFields, chosenVariant } = entry;
    const request = { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
    const result = await writes.perform({ type: 'add', request });
    if (result.userErrors.length === 0 && $removed.get() === entry) $removed.set(null);
    return result;
  }

  return () => {
    undoing ??= putBack().finally(() => {
      undoing = undefined;
    });
    return undoing;
  };
}
