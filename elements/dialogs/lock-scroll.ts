import { zoomOf } from '../../core/interface/index.ts';

/**
 * Stops the page behind a dialog from scrolling. Each lock is a separate style sheet, so that locks may end in any
 * order, and the page's inline styles stay unchanged.
 * @returns releases this lock
 * Source: docs/behaviour/elements.md §6.5
 */
export function lockScroll(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@media screen { html { overflow: hidden !important; ${reserveGutter()} } }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

// Hiding a classic scrollbar would make the page wider. A gutter also keeps fixed elements in place.
function reserveGutter(): string {
  const page = document.documentElement;
  // A zoomed page measures its own width in px of its layout.
  const widthPx = Math.round(innerWidth / zoomOf(page) - page.clientWidth);
  if (widthPx <= 0) return '';
  return CSS.supports('scrollbar-gutter', 'stable')
    ? 'scrollbar-gutter: stable !important;'
    : `padding-inline-end: ${widthPx}px !important;`;
}

/**
 * Prevents touches on a dialog from scrolling the page behind it; Safari on phones ignores `overflow: hidden`.
 * @param dialog the dialog
 * @param scroller its scroll container
 * @param signal stops it
 */
export function holdTouches(dialog: HTMLElement, scroller: HTMLElement, signal: AbortSignal): void {
  const hold = (event: TouchEvent) => {
    // A pinch zooms.
    if (event.touches.length > 1 || !event.cancelable) return;
    const canScroll = scroller.scrollHeight > scroller.clientHeight;
    const scrolls = event.composedPath().some((node) => isScroller(node, scroller, canScroll));
    if (!scrolls) event.preventDefault();
  };
  dialog.addEventListener('touchmove', hold, { passive: false, signal });
}

function isScroller(node: EventTarget, scroller: HTMLElement, canScroll: boolean): boolean {
  if (node === scroller) return canScroll;
  if (node instanceof HTMLElement && isScrollContainer(node)) return true;
  return node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type === 'range');
}

/** A horizontal list of pictures, or a list with a scrollbar of its own. */
function isScrollContainer(node: HTMLElement): boolean {
  const scrolls = (overflow: string) => ['auto', 'scroll'].includes(overflow);
  const { overflowX, overflowY } = getComputedStyle(node);
  if (node.scrollWidth > node.clientWidth && scrolls(overflowX)) return true;
  return node.scrollHeight > node.clientHeight && scrolls(overflowY);
}
