/**
 * Tells whether the visitor's focus is nowhere, as after the focused node went away.
 * @param host an element; it is nowhere, too, when only the element itself has it and nothing inside
 * @returns false when anything else has the focus, inside or outside, however deep in shadow roots
 * Source: docs/behaviour/cart-page.md §3.1
 */
export function isFocusNowhere(host: HTMLElement): boolean {
  if (host.shadowRoot?.activeElement) return false;
  const root = host.getRootNode();
  const around = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  if (around === host) return true;
  // Inside an outer shadow root nothing may have the focus, and yet something in the page.
  return isNothing(around) && isNothing(document.activeElement);
}

function isNothing(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
