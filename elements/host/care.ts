import { unknownNames } from './attribute-names.ts';
import { keepFocus } from './focus-keeper.ts';
import { teach } from './teach.ts';

export { forgetFocus, restoreFocus } from './focus-keeper.ts';
export { restoreModals } from './modal-keeper.ts';
export { Takeover } from './view/takeover.ts';

/** What the class of a tag says of it. */
interface Described {
  /** Null for a tag that draws nothing. */
  readonly drawing: object | null;
  readonly observedAttributes: readonly string[];
}

/**
 * Begins to look after a tag that has come into the page: where its visitor is, and what its author may have misspelled.
 * @param element the tag
 * @param described its class
 * Source: docs/behaviour/elements.md §2.7, §3.2
 */
export function lookAfter(element: HTMLElement, described: Described): void {
  // Once more changes nothing.
  if (described.drawing) keepFocus(element);
  const names = unknownNames(element, described);
  if (names.length > 0) teach(element, { about: 'names', names, known: described.observedAttributes });
}
