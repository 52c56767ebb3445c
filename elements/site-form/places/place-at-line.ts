import { zoomOf } from '../../../core/interface/index.ts';

/** The distance between the list and the edges of the visual viewport, in pixels. */
const MARGIN_PX = 8;
/** The distance below the line, in pixels: outside its focus ring. */
const GAP_PX = 8;
/** The list is narrower only in a narrower window. */
const MIN_WIDTH_PX = 320;
/** With less space below, the list opens above if there is more. */
const MIN_HEIGHT_PX = 160;

/**
 * Positions a top-layer popup at a text line, within the visual viewport, which an on-screen keyboard reduces.
 * @param popup open, with `position: fixed`
 * @param line its anchor
 * @param signal stops positioning
 * Source: docs/behaviour/forms.md §13.3
 */
export function placeAtLine(popup: HTMLElement, line: HTMLElement, signal: AbortSignal): void {
  const place = () => {
    const seen = seenBox();
    const zoom = zoomOf(popup);
    const at = line.getBoundingClientRect();
    const width = Math.min(Math.max(at.width, MIN_WIDTH_PX), seen.width - 2 * MARGIN_PX);
    const isFromRight = getComputedStyle(line).direction === 'rtl';
    const left = isFromRight ? at.right - width : at.left;
    const furthestLeft = seen.left + seen.width - MARGIN_PX - width;
    const below = seen.top + seen.height - at.bottom - GAP_PX - MARGIN_PX;
    const above = at.top - seen.top - GAP_PX - MARGIN_PX;
    const isAbove = below < MIN_HEIGHT_PX && above > below;
    Object.assign(popup.style, {
      left: `${Math.max(seen.left + MARGIN_PX, Math.min(left, furthestLeft)) / zoom}px`,
      width: `${width / zoom}px`,
      maxHeight: `${Math.max(isAbove ? above : below, 0) / zoom}px`,
      top: isAbove ? 'auto' : `${(at.bottom + GAP_PX) / zoom}px`,
      bottom: isAbove ? `${(pageBox().height - at.top + GAP_PX) / zoom}px` : 'auto',
    });
  };
  place();
  addEventListener('scroll', place, { capture: true, passive: true, signal });
  addEventListener('resize', place, { signal });
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, place, { signal });
}

function seenBox() {
  const page = pageBox();
  const { offsetLeft = 0, offsetTop = 0, width = page.width, height = page.height } = visualViewport ?? {};
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, page.width), height };
}

/** The layout viewport without scrollbars, in px of the screen. */
function pageBox() {
  const { documentElement: page } = document;
  const zoom = zoomOf(page);
  return { width: page.clientWidth * zoom, height: page.clientHeight * zoom };
}
