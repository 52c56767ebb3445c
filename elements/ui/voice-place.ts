import { ancestorsOf, membersOf } from '../../core/shared/index.ts';
import { focusedElement, topModal } from './top-modal.ts';

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
  const modal = topModal();
  if (modal) return isHeard(voice) && ancestorsOf(voice).includes(modal) ? null : modal;
  if (isHeard(voice)) return null;
  // A script's dialog hides the other children of the body.
  const around = ancestorsOf(focusedElement());
  const dialog = around.find((node) => membersOf(node).matches(DIALOGS));
  if (dialog) return dialog;
  const inBody = around.find((node) => membersOf(node).parentElement === document.body);
  return isHeard(home) ? home : (inBody ?? home);
}

function isHeard(node: Element): boolean {
  if (!node.isConnected) return false;
  return ancestorsOf(node).every(
    (each) =>
      !membersOf(each).matches('[inert], [aria-hidden="true"]') && getComputedStyle(each).display !== 'none',
  );
}
