import { fill } from '../text/index.ts';
import { CART_WORDS, numberText } from '../words/index.ts';
import type { Cart, CartEntry, CartOperation, CartResult } from '../cart/index.ts';

/** A change that the store has executed. */
export interface MadeChange {
  readonly operation: CartOperation;
  /** The cart before the change; null if there was none, undefined if unknown. */
  readonly before: Cart | null | undefined;
  /** The newest cart. */
  readonly after: Cart | null;
  /** The line in the store's answer. */
  readonly entry: CartEntry | null;
  /** Whether an earlier attempt may have executed the change already. */
  readonly isRepeated: boolean;
}

/** How the outcome of a change differs from the request. */
export type Difference = Pick<CartResult, 'warnings' | 'addedQuantity'>;

const NONE: Difference = { warnings: [] };

/**
 * Compares a change with its outcome: the store may have fewer pieces than requested.
 * @param change the request, and the carts before and after
 * @returns a sentence for the visitor if the outcome differs, and how many pieces an addition has added
 * Source: docs/behaviour/cart.md §8.5
 */
export function differenceOf(change: MadeChange): Difference {
  switch (change.operation.type) {
    case 'add':
      return ofAddition(change, change.operation.request.quantity);
    case 'update':
      return ofUpdate(change, change.operation.entryId, change.operation.quantity);
    case 'remove':
    case 'update-fields':
    case 'apply-code':
    case 'remove-code':
    case 'set-note':
      return NONE;
  }
}

function ofAddition({ before, after, entry, isRepeated }: MadeChange, asked: number): Difference {
  // An undo must not remove pieces that may have been there before.
  if (!entry || isRepeated || !isNextVersion(before, after)) return NONE;
  const former = lineIn(before, entry.id)?.quantity ?? 0;
  const addedQuantity = Math.max(0, Math.min(asked, entry.quantity - former));
  return { addedQuantity, warnings: addedQuantity < asked ? [capped(asked, addedQuantity)] : [] };
}

function ofUpdate({ before, after, entry }: MadeChange, entryId: string, asked: number): Difference {
  const line = entry?.id === entryId ? entry : lineIn(after, entryId);
  if (line) return line.quantity < asked ? { warnings: [capped(asked, line.quantity)] } : NONE;
  const { title } = lineIn(before, entryId) ?? {};
  return title === undefined ? NONE : { warnings: [fill(CART_WORDS.lineGone, { title })] };
}

function lineIn(cart: Cart | null | undefined, id: string): CartEntry | undefined {
  return cart?.entries.find((entry) => entry.id === id);
}

/** Otherwise something else, such as another tab, has changed the cart in between. */
function isNextVersion(before: Cart | null | undefined, after: Cart | null): boolean {
  if (!before) return before === null;
  const { version: former } = before;
  const version = after?.version ?? null;
  return former === null || version === null ? former === version : version === former + 1;
}

/**
 * Writes the sentence about a backend that had fewer pieces than requested.
 * @param asked the requested pieces
 * @param quantity the pieces of the outcome
 * Source: docs/behaviour/cart.md §8.5
 */
export function capped(asked: number, quantity: number): string {
  return fill(CART_WORDS.quantityCapped, { asked: numberText(asked), quantity: numberText(quantity) });
}
