import { ownValue } from '../json/index.ts';
import type { CartResult, CartState } from '../cart/index.ts';
import type { Leaving } from './leaving.ts';
import type { CartWrites } from './writes.ts';

/** The changes of lines in the cart. */
export interface CartLines {
  /** Sets a line's quantity; calls during another change are merged into one change to the newest quantity. */
  readonly setQuantity: (entryId: string, quantity: number) => Promise<CartResult>;
  /** Removes a line; repeated calls in the meantime are one removal. */
  readonly remove: (entryId: string) => Promise<CartResult>;
  /** Restores the line removed last; null when there is none. Repeated calls in the meantime restore it once. */
  readonly undoRemove: () => Promise<CartResult | null>;
}

/**
 * Creates the changes of lines. Each waits for earlier requests and then acts on the latest state: it sets the newest
 * quantity, skips lines that no longer exist, and records a removed line in its last state.
 * @param state the cart's stores
 * @param writes sends the changes
 * @param leaving follows the page
 * Source: docs/behaviour/cart.md §6.2, §6.3, §7.1
 */
export function createCartLines(state: CartState, writes: CartWrites, leaving: Leaving): CartLines {
  const { remove, removalOf } = createRemovals(state, writes);
  return {
    remove,
    setQuantity: createQuantityChanges(state, writes, { removalOf, leaving }),
    undoRemove: createUndo(state, writes),
  };
}

type RemovalOf = (entryId: string) => Promise<CartResult> | undefined;

/** What a new quantity waits for. */
interface Earlier {
  readonly removalOf: RemovalOf;
  readonly leaving: Leaving;
}

function createQuantityChanges({ $desired }: CartState, writes: CartWrites, { removalOf, leaving }: Earlier) {
  /** Not sent yet: newer quantities are merged into these. */
  const waiting = new Map<string, Promise<CartResult>>();
  const newest = new Map<string, Promise<CartResult>>();

  async function change(entryId: string, quantity: number, before?: Promise<unknown>): Promise<CartResult> {
    // Middleware may delay the previous change.
    if (before) await leaving.orAfter(before);
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

  async function restoreLine(): Promise<CartResult | null> {
    const entry = $removed.get();
    if (!entry) return null;
    const { itemId, quantity, additionalFields, chosenVariant } = entry;
    const request = { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
    const result = await writes.perform({ type: 'add', request });
    if (result.userErrors.length === 0 && $removed.get() === entry) $removed.set(null);
    return result;
  }

  return () => {
    undoing ??= restoreLine().finally(() => {
      undoing = undefined;
    });
    return undoing;
  };
}
