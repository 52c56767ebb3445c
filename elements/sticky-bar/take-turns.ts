/** A bar that may have the place at the bottom of the window. */
export interface Turn {
  /** Its tag. */
  readonly element: Element;
  /** Shows or updates it: it has the place. */
  readonly show: () => void;
  /** Hides it. */
  readonly hide: () => void;
}

/** The bars that could be shown now. */
const waiting = new Set<Turn>();

/**
 * Asks for the place: of several tags above the window, the last of the page has it.
 * @param turn the bar
 * Source: docs/behaviour/adding-to-cart.md §8.2
 */
export function enterTurn(turn: Turn): void {
  waiting.add(turn);
  giveTurns();
}

/**
 * Gives up the place.
 * @param turn the bar
 */
export function leaveTurn(turn: Turn): void {
  turn.hide();
  if (waiting.delete(turn)) giveTurns();
}

function giveTurns(): void {
  const [last, ...others] = [...waiting].sort(inReverse);
  for (const turn of others) turn.hide();
  last?.show();
}

function inReverse({ element: one }: Turn, { element: other }: Turn): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}
