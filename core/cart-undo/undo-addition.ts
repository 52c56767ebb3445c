import type { CartEntry, CartResult, ObservableCart } from '../cart/index.ts';

/** The outcome of an addition. */
export interface Addition {
  readonly entryId: string;
  /** The pieces added to the line, 1 or more. */
  readonly quantity: number;
}

/** The change that undoes an addition. */
export interface UndoStep {
  readonly entry: CartEntry;
  /** The line's quantity afterwards; 0 removes the line. */
  readonly quantity: number;
}

/** Undoes one addition. */
export interface AdditionUndo {
  /** The change to make now; null if the line is gone, or was changed after a first attempt. */
  readonly plan: () => UndoStep | null;
  /** Whether there is nothing left to undo; false while the cart is unknown. */
  readonly isOver: () => boolean;
  /** Makes the change; rejects like any change of the cart. */
  readonly make: (step: UndoStep) => Promise<CartResult>;
  /** Whether the cart is in the state that a first attempt aimed at. */
  readonly isMade: () => boolean;
}

/**
 * Creates the undo of an addition. It removes exactly the added pieces, not earlier or later ones. A second attempt aims
 * at the quantity of the first one, so that nothing is removed twice.
 * @param cart the visitor's cart
 * @param addition what was added
 * Source: docs/behaviour/adding-to-cart.md §7.2
 */
export function createAdditionUndo(
  cart: ObservableCart,
  { entryId, quantity: added }: Addition,
): AdditionUndo {
  // A refused read leaves no cart, and says nothing about the line.
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
