/** Dialogs of page scripts; they hide the rest of the page from screen readers. */
const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"], [aria-modal="true"]';

/**
 * Finds where screen readers hear a live region now: in the topmost modal layer, or in the page.
 * @param voice the region
 * @param home its place in the page
 * @returns null where it may stay
 * Source: docs/behaviour/elements.md §6.2
 */
export function placeForVoice(voice: Element, home: Element): Element | null {
  const focused = focusedElement();
  const modal = topModal(focused);
  if (modal) return isHeard(voice) && ancestorsOf(voice).includes(modal) ? null : modal;
  if (isHeard(voice)) return null;
  // A script's dialog hides the other children of the body.
  const around = ancestorsOf(focused);
  return around.find((node) => node.matches(DIALOGS)) ?? (isHeard(home) ? home : (around.at(-3) ?? home));
}

/** The one with the focus; browsers do not tell which one was opened last. */
function topModal(focused: Element | null): Element | null {
  const around = ancestorsOf(focused).find((node) => node.matches(':modal'));
  return around ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}

function isHeard(node: Element): boolean {
  if (!node.isConnected) return false;
  return ancestorsOf(node).every(
    (each) => !each.matches('[inert], [aria-hidden="true"]') && getComputedStyle(each).display !== 'none',
  );
}

/** The element and its ancestors, across shadow roots and slots. */
function ancestorsOf(element: Element | null): readonly Element[] {
  const found: Element[] = [];
  for (let node = element; node; node = outerOf(node)) found.push(node);
  return found;
}

function outerOf(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function focusedElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
