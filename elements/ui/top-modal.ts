import { ancestorsOf, membersOf } from '../../core/shared/index.ts';

/**
 * Finds the modal dialog that makes an element inert.
 * @param element any element
 * @returns null where there is none, or where it contains the element
 * Source: docs/behaviour/elements.md §6.2
 */
export function modalOver(element: Element): Element | null {
  const modal = topModal();
  return modal && !ancestorsOf(element).includes(modal) ? modal : null;
}

/**
 * Returns whether screen readers do not reach an element: behind a modal dialog, or in a part of the page that is inert or hidden.
 * @param element any element
 * Source: docs/behaviour/elements.md §6.2
 */
export function isInert(element: Element): boolean {
  const isHidden = (node: Element) => membersOf(node).matches('[inert], [aria-hidden="true"]');
  return modalOver(element) !== null || ancestorsOf(element).some(isHidden);
}

/**
 * Finds the modal dialog that was opened last: everything outside of it is inert, also another modal dialog.
 * @returns null without one
 */
export function topModal(): Element | null {
  const modalAround = (element: Element | null) =>
    ancestorsOf(element).find((node) => membersOf(node).matches('dialog:modal'));
  // Inert elements are not hit, and backdrops count as their dialog. The rest is for pages without a size or backdrop.
  return (
    modalAround(elementAt(innerWidth / 2, innerHeight / 2)) ??
    modalAround(focusedElement()) ??
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    null
  );
}

/** Finds the element with the focus, inside shadow roots, too. */
export function focusedElement(): Element | null {
  return deepest((root) => root.activeElement);
}

/**
 * Finds the topmost element at a point, inside shadow roots, too.
 * @param x in px from the left of the view
 * @param y in px from its top
 * @returns null outside of the view, and in documents without layout, such as jsdom's
 */
export function elementAt(x: number, y: number): Element | null {
  return deepest((root: Partial<DocumentOrShadowRoot>) => root.elementFromPoint?.(x, y) ?? null);
}

/**
 * Finds an element inside open shadow roots, too.
 * @param find finds one in a document or a shadow root
 * @returns the innermost; null for none
 */
function deepest(find: (root: DocumentOrShadowRoot) => Element | null): Element | null {
  let found: Element | null = null;
  let root: DocumentOrShadowRoot | null = document;
  while (root) {
    const inner: Element | null = find(root);
    // A shadow root finds its host where it finds nothing inside.
    root = inner && inner !== found ? membersOf(inner).shadowRoot : null;
    found = inner ?? found;
  }
  return found;
}
