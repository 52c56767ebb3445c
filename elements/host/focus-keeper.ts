/** Where the visitor is, inside one of our elements. */
let place: { readonly node: HTMLElement } | null = null;

/**
 * Remembers from now on where inside an element the visitor is: a browser takes the focus away from a node that is moved.
 * @param host the element, as soon as the visitor comes to it; once more changes nothing
 */
export function keepFocus(host: HTMLElement): void {
  // Between two fields of one shadow root the focus moves unheard outside of it.
  const root = host.shadowRoot ?? host;
  root.addEventListener('focusin', remember, { passive: true });
  root.addEventListener('focusout', forgetSoon, { passive: true });
  // The event that has brought the visitor may be past already.
  const node = focusedNode(host);
  if (node instanceof HTMLElement && isInside(host, node)) place = { node };
}

/**
 * Puts the focus back where it was before the element was moved, unless it is elsewhere by now.
 * @param host the element that has come to its new place
 * Source: docs/behaviour/elements.md §3.2
 */
export function restoreFocus(host: HTMLElement): void {
  if (!place || !isInside(host, place.node)) return;
  // The selection is still there: it belongs to the field.
  const { activeElement } = host.ownerDocument;
  if (!activeElement || activeElement instanceof HTMLBodyElement) place.node.focus({ preventScroll: true });
}

/**
 * Forgets where the focus was in an element that has left.
 * @param host the element
 */
export function forgetFocus(host: HTMLElement): void {
  if (place && isInside(host, place.node)) place = null;
}

function remember(event: Event): void {
  const [node] = event.composedPath();
  place = node instanceof HTMLElement ? { node } : null;
}

// Chromium also sends focusout when it takes the node away, and then the move is over within this task.
function forgetSoon(): void {
  const left = place;
  queueMicrotask(() => {
    if (place === left) place = null;
  });
}

/** What has the focus, as deep as can be seen from where an element stands: only there its author's fields are seen, too. */
function focusedNode(host: HTMLElement): Element | null {
  let { activeElement } = host.getRootNode() as Document | ShadowRoot;
  while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
  return activeElement;
}

function isInside(host: HTMLElement, node: HTMLElement): boolean {
  return host.contains(node) || (host.shadowRoot?.contains(node) ?? false);
}
