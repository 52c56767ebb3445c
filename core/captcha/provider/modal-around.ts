import { ancestorsOf, membersOf } from '../../shared/index.ts';

/**
 * Finds the modal dialog around a node: the rest of the page is inert.
 * @param node any node in the page
 * @returns null without one
 * Source: docs/behaviour/captcha.md §2.3
 */
export function modalAround(node: Element): Element | null {
  return ancestorsOf(node).find((at) => membersOf(at).matches(':modal')) ?? null;
}
