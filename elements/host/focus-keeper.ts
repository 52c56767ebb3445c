/** The focused node inside one of our elements. */
let place: { readonly node: HTMLElement } | null = null;

/**
 * Tracks the focus inside an element: browsers blur a node that is moved.
 * @param host the element, as soon as it receives the focus; a second call changes nothing
 */
export function keepFocus(host: HTMLElement): void {
  // Focus moves between two fields of one shadow root dispatch no event outside it.
  const root = host.shadowRoot ?? host;
  root.addEventListener('focusin', remember, { passive: true });
  root.addEventListener('focusout', forgetSoon, { passive: true });
  // The first focus event may have passed already.
  const node = focusedNode(host);
  if (node instanceof HTMLElement && isInside(host, node)) place = { node };
}

/**
 * Puts the focus back where it was before the element was moved, unless it is elsewhere by now.
 * @param host the element at its new place
 * Source: docs/behaviour/elements.md §3.2
 */
export function restoreFocus(host: HTMLElement): void {
  if (!place || !isInside(host, place.node)) return;
  // The selection is still there: it belongs to the field.
  const { activeElement } = host.ownerDocument;
  if (!activeElement || activeElement instanceof HTMLBodyElement) place.node.focus({ preventScroll: true });
}

/**
 * Forgets where the focus was in a removed element.
 * @param host the element
 */
export function forgetFocus(host: HTMLElement): void {
  if (place && isInside(host, place.node)) place = null;
}

function remember(event: Event): void {
  const [node] = event.composedPath();
  place = node instanceof HTMLElement ? { node } : null;
}

// Chromium also sends focusout when it removes the node; then the move ends within this task.
function forgetSoon(): void {
  const left = place;
  queueMicrotask(() => {
    if (place === left) place = null;
  });
}

/** The focused node, as deep as the element's tree exposes it: only there are its author's fields visible, too. */
function focusedNode(host: HTMLElement): Element | null {
  let { activeElement } = host.getRootNode() as Document | ShadowRoot;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

function isInside(host: HTMLElement, node: HTMLElement): boolean {
  return host.contains(node) || (host.shadowRoot?.contains(node) ?? false);
}
