import { changedControls } from '../host/index.ts';
import { focusedNode } from '../parts/dialog/tab-stops.ts';

/** What stands over the page; a browser skips what it does not know. */
const OVER = ':is(:modal, :popover-open), [data-store-dialog]';
const FIELDS = 'input, select, textarea';

/**
 * Tells whether something else stands over the page.
 * @param own an overlay that does not count
 * Source: docs/behaviour/interface.md §3.4
 */
export function isSomethingOver(own: HTMLElement): boolean {
  return [...document.querySelectorAll<HTMLElement>(`${OVER}, popup-overlay`)].some((node) =>
    node.localName === 'popup-overlay' ? node !== own && isOpen(node) : !own.contains(node),
  );
}

/**
 * Tells whether an overlay that nobody has asked for would disturb nobody.
 * @param own the overlay
 * @returns false while the page is hidden, while something else is over it, and where the visitor is filling in a form
 * Source: docs/behaviour/interface.md §3.4
 */
export function disturbsNobody(own: HTMLElement): boolean {
  return document.visibilityState === 'visible' && !isSomethingOver(own) && !isFilledIn(own);
}

/** Tells whether the visitor has asked for less data. Source: docs/behaviour/interface.md §3.5 */
export function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

function isOpen(overlay: HTMLElement): boolean {
  return 'isOpen' in overlay && overlay.isOpen === true;
}

function isFilledIn(own: HTMLElement): boolean {
  const focused = focusedNode();
  if (focused?.matches(FIELDS) || focused?.isContentEditable) return true;
  return changedControls(document.body).some((control) => !own.contains(control));
}
