/** Name of the property with the height of the bar: floating tags and elements of the page are placed above it. */
const SPACE = '--store-bar-space';

/** Keeps the page clear of the bar. */
export interface BarSpace {
  /** Reserves a height in px: at the end of the page, and where the browser scrolls the focus to. */
  readonly reserve: (heightPx: number) => void;
  /** Gives it back. */
  readonly release: () => void;
}

/**
 * Creates the space of a bar. A style sheet, so that the page's inline styles stay unchanged.
 * Source: docs/behaviour/adding-to-cart.md §8.4
 */
export function createBarSpace(): BarSpace {
  const sheet = new CSSStyleSheet();
  let reservedPx = 0;

  function release(): void {
    reservedPx = 0;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }

  return {
    release,
    reserve(heightPx) {
      if (heightPx === reservedPx) return;
      release();
      reservedPx = heightPx;
      if (heightPx === 0) return;
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const { paddingBottom } = getComputedStyle(document.body);
      const pageScroll = scrollPaddingBottom === 'auto' ? '0px' : scrollPaddingBottom;
      sheet.replaceSync(`@media screen {
        :root { ${SPACE}: ${heightPx}px; scroll-padding-bottom: calc(${pageScroll} + ${heightPx}px) !important; }
        body { padding-bottom: calc(${paddingBottom} + ${heightPx}px) !important; }
      }`);
      document.adoptedStyleSheets.push(sheet);
    },
  };
}
