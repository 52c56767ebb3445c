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

/** Class → cached names: a page may have a thousand elements of one class. */
const known = new WeakMap<Described, ReadonlySet<string>>();

/** Attributes of any element; others are checked against the class. */
const EVERY_ELEMENTS =
  /^(id|class|style|slot|part|title|lang|dir|role|is|hidden|inert|popover|nonce|translate|tabindex|draggable|exportparts)$|^(data|aria|on)|[^a-z_-]/;

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

/** Lists attributes of the element that are neither its class's nor every element's. */
function unknownNames(element: Element, described: Described): readonly string[] {
  let names = known.get(described);
  if (!names) known.set(described, (names = new Set(described.observedAttributes)));
  const isKnown = (name: string) => names.has(name) || EVERY_ELEMENTS.test(name);
  return element.getAttributeNames().filter((name) => !isKnown(name));
}
