/** A bar that may have the place at the bottom of the window. */
export interface BarCandidate {
  /** Its tag. */
  readonly element: Element;
  /** Shows or updates it: it has the place. */
  readonly show: () => void;
  /** Hides it. */
  readonly hide: () => void;
}

/** The bars that could be shown now. */
const waiting = new Set<BarCandidate>();

/**
 * Asks for the place: of several tags above the window, the last of the page has it.
 * @param candidate the bar
 * Source: docs/behaviour/adding-to-cart.md §8.2
 */
export function requestBar(candidate: BarCandidate): void {
  waiting.add(candidate);
  showLast();
}

/**
 * Gives up the place.
 * @param candidate the bar
 */
export function withdrawBar(candidate: BarCandidate): void {
  candidate.hide();
  if (waiting.delete(candidate)) showLast();
}

function showLast(): void {
  const [last, ...others] = [...waiting].sort(inReverse);
  for (const candidate of others) candidate.hide();
  last?.show();
}

function inReverse({ element: one }: BarCandidate, { element: other }: BarCandidate): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}
