import { type CartEntry } from '../../core/cart/index.ts';
import { ownValue } from '../../core/json/index.ts';
import { parseQuantity } from '../../core/purchase/index.ts';
import { CART_WORDS } from '../../core/words/index.ts';
import { cancelableEvent } from '../host/index.ts';
import type { CartPage } from './cart-page.ts';
import type { CartChanges } from './cart-changes.ts';
import type { LineNotes, TypedQuantity } from './line-notes.ts';

/** The quantity fields of the lines. */
export interface QuantityFields {
  /** Sends the typed text; if that is impossible, it stays there with the reason. */
  readonly commit: (entry: CartEntry) => void;
  /** The same for a field that was left: a text that was tried is not tried again. */
  readonly commitFresh: (entry: CartEntry) => void;
  /** The same for a page that is left: a text that is no quantity stays, without the reason. */
  readonly commitValid: (entry: CartEntry) => void;
  /** Changes the quantity by one; repeated clicks add up. */
  readonly step: (entry: CartEntry, by: 1 | -1) => void;
}

/**
 * Creates the quantity fields of one cart page. Only a confirmed success clears typed text.
 * @param page its shell
 * @param notes stores the typed texts
 * @param changes sends the quantities
 * Source: docs/behaviour/cart-page.md §2
 */
export function createQuantityFields(page: CartPage, notes: LineNotes, changes: CartChanges): QuantityFields {
  const desiredOf = ({ id }: CartEntry) => ownValue(page.storefront.cart.$desired.get(), id);

  function send(entry: CartEntry, quantity: number): void {
    const tried = notes.markTried(entry.id);
    if (!page.ask(cancelableEvent('store-cart-update', { entry, quantity }))) return;
    void changes.run({
      id: entry.id,
      title: CART_WORDS.unableToUpdateQuantity,
      requestedQuantity: quantity,
      make: () => page.storefront.cart.update(entry.id, quantity),
      onMade: () => {
        notes.confirm(entry.id, tried);
      },
    });
  }

  function commit(entry: CartEntry): void {
    const typed = notes.$typed.get().get(entry.id);
    if (!typed || (typed.isTried && desiredOf(entry) !== undefined)) return;
    const parsed = parseQuantity(typed.text);
    if (parsed.state === 'problem') {
      notes.markTried(entry.id);
      if (!typed.isTried) {
        const { problem, message } = parsed;
        changes.report(entry.id, 'quantity', problem, { title: CART_WORDS.unableToUpdateQuantity, message });
      }
    } else if (parsed.quantity === entry.quantity && desiredOf(entry) === undefined) {
      notes.setProblem(entry.id, null);
      notes.confirm(entry.id, typed);
    } else send(entry, parsed.quantity);
  }

  const freshOf = ({ id }: CartEntry) => freshIn(notes, id);

  return {
    commit,
    commitFresh(entry) {
      if (freshOf(entry)) commit(entry);
    },
    commitValid(entry) {
      const fresh = freshOf(entry);
      if (fresh && parseQuantity(fresh.text).state === 'ok') commit(entry);
    },
    step(entry, by) {
      // While the field has the focus, the browser has not sent its change event.
      const fresh = freshOf(entry);
      const unsent = fresh && parseQuantity(fresh.text);
      const now = unsent?.state === 'ok' ? unsent.quantity : (desiredOf(entry) ?? entry.quantity);
      const next = parseQuantity(String(now + by));
      if (next.state === 'ok') send(entry, next.quantity);
    },
  };
}

/** A text that was not tried yet. */
function freshIn(notes: LineNotes, entryId: string): TypedQuantity | null {
  const typed = notes.$typed.get().get(entryId);
  return typed?.isTried === false ? typed : null;
}
