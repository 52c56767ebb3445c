import { membersOf } from './members-of.ts';

/** Only elements have the one, and only they, documents and fragments the other. */
interface Finders {
  readonly matches?: (selector: string) => boolean;
  readonly querySelector?: (selector: string) => Element | null;
}

/**
 * Returns whether a node matches a selector or contains an element that does.
 * @param node an element, which may be a form of the page or of a frame, a document or a text
 * @param selector the selector
 */
export function holds(node: Node, selector: string): boolean {
  const { matches, querySelector } = membersOf(node) as Finders;
  return matches?.(selector) === true || Boolean(querySelector?.(selector));
}
