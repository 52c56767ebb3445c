import { membersOf } from '../../core/shared/index.ts';
import { changedControls } from '../host/index.ts';
import { focusedNode } from '../dialogs/index.ts';

/** Layers over the page; a browser ignores unsupported selectors in `:is()`. */
const OVER = ':is(:modal, :popover-open), [data-store-dialog]';
const FIELDS = 'input, select, textarea';

/**
 * Whether another layer is over the page.
 * @param own an overlay to ignore
 * Source: docs/behaviour/interface.md §3.4
 */
export function isCovered(own: HTMLElement): boolean {
  return [...document.querySelectorAll<HTMLElement>(`${OVER}, popup-overlay`)].some((node) =>
    membersOf(node).localName === 'popup-overlay' ? node !== own && isOpen(node) : !own.contains(node),
  );
}

/**
 * Whether an overlay may open automatically without disturbing the visitor.
 * @param own the overlay
 * @returns false while the page is hidden, another layer is over it, or the visitor is filling in a form
 * Source: docs/behaviour/interface.md §3.4
 */
export function canOpenUnasked(own: HTMLElement): boolean {
  return document.visibilityState === 'visible' && !isCovered(own) && !isFilledIn(own);
}

/** Whether the visitor prefers reduced data. Source: docs/behaviour/interface.md §3.5 */
export function wantsLessData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true || prefersLessData();
}

// Test environments such as jsdom have no media.
function prefersLessData(): boolean {
  return 'matchMedia' in globalThis && matchMedia('(prefers-reduced-data: reduce)').matches;
}

function isOpen(overlay: HTMLElement): boolean {
  return 'isOpen' in overlay && overlay.isOpen === true;
}

function isFilledIn(own: HTMLElement): boolean {
  const focused = focusedNode();
  if (focused?.matches(FIELDS) || focused?.isContentEditable) return true;
  return changedControls(document.body).some((control) => !own.contains(control));
}
