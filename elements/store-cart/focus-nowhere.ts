/**
 * Tells whether the visitor's focus is nowhere, as after the focused node went away.
 * @param node one of ours; the focus is nowhere, too, when only the tag around it has it and nothing inside
 * @returns false when anything else has the focus, inside or outside, however deep in shadow roots
 * Source: docs/behaviour/cart-page.md §3.1
 */
export function isFocusNowhere(node: Node): boolean {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) return isNothing(document.activeElement);
  if (root.activeElement) return false;
  const outside = root.host.getRootNode();
  const around = outside instanceof Document || outside instanceof ShadowRoot ? outside.activeElement : null;
  if (around === root.host) return true;
  // Inside an outer shadow root nothing may have the focus, and yet something in the page.
  return isNothing(around) && isNothing(document.activeElement);
}

function isNothing(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
