import { membersOf, outerElement } from '../../shared/index.ts';

/**
 * Finds the modal dialog around a node: the rest of the page is inert.
 * @param node any node in the page
 * @returns null without one
 * Source: docs/behaviour/captcha.md §2.3
 */
export function modalAround(node: Element): Element | null {
  for (let at: Element | null = node; at; at = outerElement(at))
    if (membersOf(at).matches(':modal')) return at;
  return null;
}
