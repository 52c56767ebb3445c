/**
 * Finds the modal dialog around a node: the rest of the page is inert.
 * @param node any node in the page
 * @returns null without one
 * Source: docs/behaviour/captcha.md §2.3
 */
export function modalAround(node: Element): Element | null {
  for (let at: Element | null = node; at; at = outerOf(at)) if (at.matches(':modal')) return at;
  return null;
}

function outerOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}
