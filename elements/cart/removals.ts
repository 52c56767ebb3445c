import { type CartEntry } from '../../core/cart/index.ts';
import { fill } from '../../core/text/index.ts';
import { CART_PAGE_WORDS, CART_WORDS, FAILURE_WORDS } from '../../core/words/index.ts';
import { cancelableEvent } from '../host/index.ts';
import type { CartPage } from './cart-page.ts';
import type { CartChanges } from './cart-changes.ts';
import { UNDO_ID, type LineNotes } from './line-notes.ts';

/** Removing lines and restoring the last one. */
export interface LineRemovals {
  /** Removes a line. */
  remove(entry: CartEntry): Promise<void>;
  /** Restores the line removed last. */
  undo(): Promise<void>;
  /** Whether the line was removed here. */
  readonly isOwn: (entryId: string) => boolean;
}

/**
 * Creates the removals of one cart page.
 * @param page its shell
 * @param notes stores failures
 * @param changes sends the removals
 * Source: docs/behaviour/cart-page.md §3
 */
export function createLineRemovals(page: CartPage, notes: LineNotes, changes: CartChanges): LineRemovals {
  const own = new Set<string>();
  let isUndoing = false;

  async function restoreEntry({
    itemId,
    chosenVariant,
    quantity,
    additionalFields,
  }: CartEntry): Promise<void> {
    const request = { itemId, sku: chosenVariant?.sku ?? null, quantity, additionalFields };
    if (!page.ask(cancelableEvent('store-cart-add', request))) return;
    await changes.run({
      id: UNDO_ID,
      title: FAILURE_WORDS.unableToAdd,
      make: () => page.storefront.cart.undoRemove(),
      onMade: ({ entry }) => {
        notes.markRestored(entry?.id ?? null);
      },
      isAdding: true,
    });
  }

  return {
    async remove(entry) {
      if (!page.ask(cancelableEvent('store-cart-remove', { entry }))) return;
      own.add(entry.id);
      await changes.run({
        id: entry.id,
        title: CART_WORDS.unableToRemove,
        make: () => page.storefront.cart.remove(entry.id),
        onMade: () => {
          // An earlier failure belongs to the earlier line.
          notes.setProblem(UNDO_ID, null);
          page.announce(fill(CART_PAGE_WORDS.removed, { title: entry.title }));
        },
      });
    },
    async undo() {
      const removed = page.storefront.cart.$removed.get();
      if (isUndoing || !removed) return;
      isUndoing = true;
      try {
        await restoreEntry(removed);
      } finally {
        isUndoing = false;
      }
    },
    isOwn: (entryId) => own.has(entryId),
  };
}
