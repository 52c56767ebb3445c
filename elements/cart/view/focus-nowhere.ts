/**
 * Whether nothing has the focus, as after the focused node was removed.
 * @param node a node of ours; a focus on just the tag around it, with nothing inside, counts as none
 * @returns false when anything else has the focus, however deep in shadow roots
 * Source: docs/behaviour/cart-page.md §3.1
 */
export function isFocusNowhere(node: Node): boolean {
  const root = node.getRootNode();
  if (!(root instanceof ShadowRoot)) return isNothing(document.activeElement);
  if (root.activeElement) return false;
  const outside = root.host.getRootNode();
  const around = outside instanceof Document || outside instanceof ShadowRoot ? outside.activeElement : null;
  if (around === root.host) return true;
  // The outer shadow root may have no focus while another element in the page does.
  return isNothing(around) && isNothing(document.activeElement);
}

function isNothing(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
