import { unknownNames } from '../attribute-names.ts';
import { keepFocus } from '../focus-keeper.ts';
import { warnAuthor } from '../warn-author.ts';

export { forgetFocus, keepFocus, restoreFocus } from '../focus-keeper.ts';
export { restoreModals } from '../modal-keeper.ts';
export { ReactSide } from '../view/react-side.ts';

/** The part of a tag's class that the setup reads. */
interface Described {
  /** Null for a tag that draws nothing. */
  readonly drawing: object | null;
  readonly isLight: boolean;
  readonly observedAttributes: readonly string[];
}

/**
 * Sets up a connected tag: warns of misspelled attributes, and tracks the focus.
 * @param element the tag
 * @param described its class
 * Source: docs/behaviour/elements.md §2.7, §3.2
 */
export function setUp(element: HTMLElement, described: Described): void {
  // A tag that keeps its author's form has no ViewLife, which otherwise tracks the focus.
  if (described.drawing && described.isLight) keepFocus(element);
  const names = unknownNames(element, described);
  if (names.length > 0) warnAuthor(element, { about: 'names', names, known: described.observedAttributes });
}
