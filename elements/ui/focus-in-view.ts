import { ancestorsOf, membersOf, outerElement } from '../../core/shared/index.ts';
import { showInView } from './show-in-view.ts';
import { elementAt } from './top-modal.ts';

/** How far inside the edges of a box it is looked at. */
export const INSET_PX = 2;

/**
 * Focuses an element, and scrolls it out of what lies over the page, such as a fixed header.
 * @param element the element to focus
 * @param field what must be visible with it: the title and the error of a control
 * @param isAtStart whether to scroll the field to the start of the view first
 * Source: docs/behaviour/forms.md §7.5
 */
export function focusInView(element: HTMLElement, field: HTMLElement = element, isAtStart = false): void {
  // The page's smooth scrolling would end after the measurement.
  showInView(field, isAtStart ? 'start' : 'nearest');
  element.focus({ preventScroll: true });
  for (const target of [field, element]) {
    if (!isCovered(target)) continue;
    const isTall = target.getBoundingClientRect().height > innerHeight / 2;
    if (isTall) scrollBelow(target);
    else showInView(target, 'center');
  }
}

/** Its end would push its start out of the view. */
function scrollBelow(target: HTMLElement): void {
  showInView(target, 'start');
  const end = Math.max(
    0,
    ...coversOf(target).map((cover) => membersOf(cover).getBoundingClientRect().bottom),
  );
  const { scrollMarginTop } = target.style;
  target.style.scrollMarginTop = `${end + 2 * INSET_PX}px`;
  showInView(target, 'start');
  target.style.scrollMarginTop = scrollMarginTop;
}

function isCovered(target: HTMLElement): boolean {
  return coversOf(target).length > 0;
}

/** Lists what is fixed or sticky over the corners and the middle of the visible part of an element. */
function coversOf(target: HTMLElement): readonly Element[] {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const end = Math.min(bottom, innerHeight) - INSET_PX;
  const rows = [top + INSET_PX, (top + end) / 2, end];
  const columns = [left + INSET_PX, (left + right) / 2, right - INSET_PX];
  return rows.flatMap((y) => columns.flatMap((x) => coverAt(x, y, target) ?? []));
}

/**
 * Finds what is fixed or sticky over a point of an element.
 * @param x in px of the window
 * @param y in px of the window
 * @param target the element
 * @returns null for nothing
 */
export function coverAt(x: number, y: number, target: Element): Element | null {
  let place = elementAt(x, y);
  for (; place && !ancestorsOf(target).includes(place); place = outerElement(place)) {
    if (target.contains(place)) return null;
    if (/fixed|sticky/.test(getComputedStyle(place).position)) return place;
  }
  return null;
}
