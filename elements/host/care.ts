import { unknownNames } from './attribute-names.ts';
import { teach } from './teach.ts';
import { teachOwnWords } from './teach-own-words.ts';

export { forgetFocus, keepFocus, restoreFocus } from './focus-keeper.ts';
export { restoreModals } from './modal-keeper.ts';
export { ReactSide } from './view/react-side.ts';

/** What the class of a tag says of it. */
interface Described {
  readonly observedAttributes: readonly string[];
}

/**
 * Begins to look after a tag that has come into the page: what its author may have misspelled.
 * @param element the tag
 * @param described its class
 * Source: docs/behaviour/elements.md §2.7
 */
export function lookAfter(element: HTMLElement, described: Described): void {
  teachOwnWords();
  const names = unknownNames(element, described);
  if (names.length > 0) teach(element, { about: 'names', names, known: described.observedAttributes });
}
