/**
 * Keeps the page behind a dialog where it is. Each lock is a sheet of its own: locks may end in any order, also those of
 * another copy of the script, and no inline style of the page is touched.
 * @returns ends this lock
 * Source: docs/behaviour/elements.md §6.5
 */
export function lockScroll(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { overflow: hidden !important; ${reserveGutter()} }`);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

// Where a scrollbar takes room, the page would grow wider without it. A gutter also keeps what is fixed at the edge.
function reserveGutter(): string {
  const widthPx = innerWidth - document.documentElement.clientWidth;
  if (widthPx <= 0) return '';
  return CSS.supports('scrollbar-gutter', 'stable')
    ? 'scrollbar-gutter: stable !important;'
    : `padding-inline-end: ${widthPx}px !important;`;
}

/**
 * Keeps a finger on a dialog from moving the page behind it, which Safari on phones does whatever the style sheets say.
 * @param dialog the dialog
 * @param scroller what scrolls in it
 */
export function holdTouches(dialog: HTMLElement, scroller: HTMLElement): void {
  const hold = (event: TouchEvent) => {
    // Two fingers enlarge.
    if (event.touches.length > 1 || !event.cancelable) return;
    const canScroll = scroller.scrollHeight > scroller.clientHeight;
    const scrolls = event.composedPath().some((node) => isScroller(node, scroller, canScroll));
    if (!scrolls) event.preventDefault();
  };
  dialog.addEventListener('touchmove', hold, { passive: false });
}

function isScroller(node: EventTarget, scroller: HTMLElement, canScroll: boolean): boolean {
  if (node === scroller) return canScroll;
  // Sideways, from picture to picture.
  if (node instanceof HTMLElement && node.scrollWidth > node.clientWidth) {
    return ['auto', 'scroll'].includes(getComputedStyle(node).overflowX);
  }
  return node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type === 'range');
}
