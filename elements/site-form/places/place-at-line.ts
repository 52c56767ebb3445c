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
    const at = line.getBoundingClientRect();
    const width = Math.min(Math.max(at.width, MIN_WIDTH_PX), seen.width - 2 * MARGIN_PX);
    const isFromRight = getComputedStyle(line).direction === 'rtl';
    const left = isFromRight ? at.right - width : at.left;
    const furthestLeft = seen.left + seen.width - MARGIN_PX - width;
    const below = seen.top + seen.height - at.bottom - GAP_PX - MARGIN_PX;
    const above = at.top - seen.top - GAP_PX - MARGIN_PX;
    const isAbove = below < MIN_HEIGHT_PX && above > below;
    Object.assign(popup.style, {
      left: `${Math.max(seen.left + MARGIN_PX, Math.min(left, furthestLeft))}px`,
      width: `${width}px`,
      maxHeight: `${Math.max(isAbove ? above : below, 0)}px`,
      top: isAbove ? 'auto' : `${at.bottom + GAP_PX}px`,
      bottom: isAbove ? `${document.documentElement.clientHeight - at.top + GAP_PX}px` : 'auto',
    });
  };
  place();
  addEventListener('scroll', place, { capture: true, passive: true, signal });
  addEventListener('resize', place, { signal });
  for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, place, { signal });
}

function seenBox() {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetLeft = 0, offsetTop = 0, width = clientWidth, height = clientHeight } = visualViewport ?? {};
  return { left: offsetLeft, top: offsetTop, width: Math.min(width, clientWidth), height };
}
