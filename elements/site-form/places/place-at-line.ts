/** How far the list keeps away from the edges of what is seen, in pixels. */
const MARGIN_PX = 8;
/** How far below the line it stands, in pixels: behind the ring of what has the focus. */
const GAP_PX = 8;
/** Narrower than this it is only in a narrower window. */
const MIN_WIDTH_PX = 320;
/** With less room below it stands above, if there is more. */
const MIN_HEIGHT_PX = 160;

/**
 * Keeps a popup of the top layer at a line of text, within what is seen: a keyboard on the screen counts.
 * @param popup is open, and fixed
 * @param line where it belongs
 * @param signal ends it
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
