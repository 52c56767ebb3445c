import { membersOf } from '../../core/shared/index.ts';
import { focusedElement } from '../ui/index.ts';

/**
 * Lists the nodes that the Tab key reaches, through open shadow roots and slots, in document order.
 * @param root the root of the search
 * @returns the nodes, one radio button per group
 */
export function tabStops(root: Element): HTMLElement[] {
  return elementsIn(root).filter(isTabStop);
}

/**
 * Finds the focused node, through open shadow roots.
 * @returns the node; null without a focus
 */
export function focusedNode(): HTMLElement | null {
  const active = focusedElement();
  return active instanceof HTMLElement && active !== document.body ? active : null;
}

function elementsIn(root: Element): Element[] {
  return childrenOf(root).flatMap((child) => [child, ...elementsIn(child)]);
}

function childrenOf(element: Element): readonly Element[] {
  const { children, shadowRoot } = membersOf(element);
  if (shadowRoot) return [...shadowRoot.children];
  const assigned = element instanceof HTMLSlotElement ? element.assignedElements() : [];
  return assigned.length > 0 ? assigned : [...children];
}

function isTabStop(element: Element): element is HTMLElement {
  const { matches, tabIndex } = membersOf(element);
  if (!(element instanceof HTMLElement) || tabIndex < 0 || matches(':disabled')) return false;
  if (!matches('a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'))
    return false;
  return isSeen(element) && !isPassedOver(element);
}

function isSeen(element: HTMLElement): boolean {
  return membersOf(element).getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

function isPassedOver(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  const root = element.form ?? (element.getRootNode() as Element);
  const group = [...membersOf(root).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name }) => name === element.name,
  );
  return group.some(({ checked }) => checked) || group.indexOf(element) > 0;
}
