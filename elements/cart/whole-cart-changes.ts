import type { CartProblem } from '../purchase/index.ts';
import { createCartChanges, type CartChanges } from './cart-changes.ts';
import type { CartPage } from './cart-page.ts';
import type { LineNotes } from './line-notes.ts';

/**
 * Creates the changes of something that is no line; warnings about it are announced.
 * @param page its shell
 * @param notes receives what concerns the whole cart
 * @param setProblem shows a failure; null clears it
 */
export function createWholeCartChanges(
  page: CartPage,
  notes: Pick<LineNotes, 'setBought'>,
  setProblem: (id: string, problem: CartProblem | null) => void,
): CartChanges {
  return createCartChanges(page, {
    setProblem,
    setWarnings: (_id, warnings) => {
      if (warnings.length > 0) page.announce(warnings.join(' '));
    },
    setBought: (isBought) => {
      notes.setBought(isBought);
    },
  });
}
