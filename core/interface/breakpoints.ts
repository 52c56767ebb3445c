import { assert } from '../errors/index.ts';

const MOBILE_MAX_PX = 432;

/** The two widths of a page, as media queries. Source: docs/behaviour/interface.md §1.1 */
export const BREAKPOINTS = {
  mobile: `(max-width: ${MOBILE_MAX_PX}px)`,
  desktop: `(min-width: ${MOBILE_MAX_PX + 1}px)`,
} as const;

/** A width of a page. Source: docs/behaviour/interface.md §1.1 */
export type Breakpoint = keyof typeof BREAKPOINTS;

/**
 * Returns the breakpoint of a width.
 * @param widthPx of the viewport, in CSS px
 * @returns mobile up to 432 px; a zoomed width between 432 and 433 is desktop
 * @throws AssertionError for anything that is not a width
 * Source: docs/behaviour/interface.md §1.1
 */
export function breakpointOf(widthPx: number): Breakpoint {
  assert(widthPx >= 0, 'breakpointOf', 'a width in px', widthPx);
  return widthPx <= MOBILE_MAX_PX ? 'mobile' : 'desktop';
}
