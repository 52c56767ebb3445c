import type { CartRoom } from './cart-room.ts';
import type { CartEntry } from './state/cart.ts';
import type { CartResult } from './state/cart-operation.ts';

/** What an addition has put into the cart. */
export interface Addition {
  readonly entryId: string;
  /** The pieces that it has added to the line, 1 or more. */
  readonly quantity: number;
}

/** The change that takes an addition back. */
export interface UndoStep {
  readonly entry: CartEntry;
  /** The line's quantity afterwards; 0 removes the line. */
  readonly quantity: number;
}

/** Takes one addition back. */
export interface AdditionUndo {
  /** What is to be done now; null where nothing is: the line is gone, or somebody has changed it since a first attempt. */
  readonly plan: () => UndoStep | null;
  /** Whether nothing is left to be done; false while the cart is not known. */
  readonly isOver: () => boolean;
  /** Does it; rejects like any change of the cart. */
  readonly make: (step: UndoStep) => Promise<CartResult>;
  /** Whether the cart is as a first attempt wanted it. */
  readonly isMade: () => boolean;
}

/**
 * Creates what takes an addition back: exactly the pieces that it has added, not those that were in the line before or came
 * later. A second attempt aims at the quantity of the first one, so that nothing is taken back twice.
 * @param cart the visitor's cart
 * @param addition what was added
 * Source: docs/behaviour/adding-to-cart.md §7.2
 */
export function createAdditionUndo(cart: CartRoom, { entryId, quantity: added }: Addition): AdditionUndo {
  // A read that was refused leaves none, and says nothing about the line.
  const isKnown = () => cart.$cart.get() !== null;
  const lineNow = () => cart.$cart.get()?.entries.find(({ id }) => id === entryId);
  let tried: { readonly from: number; readonly to: number } | null = null;

  function plan(): UndoStep | null {
    const entry = lineNow();
    if (!entry) return null;
    const { quantity } = entry;
    if (tried && quantity !== tried.from) return null;
    return { entry, quantity: Math.max(0, quantity - added) };
  }

  return {
    plan,
    isOver: () => isKnown() && plan() === null,
    make({ entry: { id, quantity: from }, quantity: to }) {
      tried = { from, to };
      return to === 0 ? cart.remove(id) : cart.update(id, to);
    },
    isMade: () => isKnown() && tried?.to === (lineNow()?.quantity ?? 0),
  };
}
