import { unknownNames } from './attribute-names.ts';
import { keepFocus } from './focus-keeper.ts';
import { warnAuthor } from './warn-author.ts';

export { forgetFocus, keepFocus, restoreFocus } from './focus-keeper.ts';
export { restoreModals } from './modal-keeper.ts';
export { ReactSide } from './view/react-side.ts';

/** What the class of a tag says of it. */
interface Described {
  /** Null for a tag that draws nothing. */
  readonly drawing: object | null;
  readonly isLight: boolean;
  readonly observedAttributes: readonly string[];
}

/**
 * Begins to look after a tag that has come into the page: what its author may have misspelled, and where its visitor is.
 * @param element the tag
 * @param described its class
 * Source: docs/behaviour/elements.md §2.7, §3.2
 */
export function setUp(element: HTMLElement, described: Described): void {
  // One that leaves its author's form as it is has no life of a view, which would tell when the visitor comes.
  if (described.drawing && described.isLight) keepFocus(element);
  const names = unknownNames(element, described);
  if (names.length > 0) warnAuthor(element, { about: 'names', names, known: described.observedAttributes });
}
