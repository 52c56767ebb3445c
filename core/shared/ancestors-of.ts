import { outerElement } from './members-of.ts';

/**
 * Lists an element and its ancestors, across shadow roots and slots.
 * @param element the first, which may be a form; null for none
 */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (let node = element; node; node = outerElement(node)) found.push(node);
  return found;
}
