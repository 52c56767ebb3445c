/** Shadow root → the life of its tag in which it is kept. */
const kept = new WeakMap<ShadowRoot, AbortSignal>();

/**
 * Keeps the add button of a tag as high as it was when it was clicked, until the window changes: "Added!" may have
 * fewer lines than its own label.
 * @param root the tag's shadow root
 * @param signal stops it
 * Source: docs/behaviour/adding-to-cart.md §2.10
 */
export function keepHeight(root: ShadowRoot, signal: AbortSignal): void {
  // jsdom has no such sheets, and no layout.
  if (!('adoptedStyleSheets' in root)) return;
  // A tag that has moved while this file loaded asks twice.
  if (signal.aborted || kept.get(root) === signal) return;
  kept.set(root, signal);
  // A sheet, because React complains of attributes that it did not render.
  const sheet = new CSSStyleSheet();
  const release = () => {
    sheet.replaceSync('');
  };
  const onSubmit = ({ target }: Event) => {
    const button = (target as Element).querySelector<HTMLElement>('[type="submit"]');
    if (!button || sheet.cssRules.length > 0) return;
    sheet.replaceSync(`[part='button'] { min-block-size: ${getComputedStyle(button).blockSize}; }`);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
  addEventListener('resize', release, { signal });
  signal.addEventListener('abort', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  // Before the view, which changes the label.
  root.addEventListener('submit', onSubmit, { capture: true, signal });
}

/**
 * Keeps a printed button at least as large as it is now.
 * @param button the button
 * @returns restores its own style
 * Source: docs/behaviour/printed-markup.md §5.2
 */
export function keepSize(button: HTMLElement): () => void {
  const { style } = button;
  const { minBlockSize, minInlineSize } = style;
  const { blockSize, inlineSize } = getComputedStyle(button);
  Object.assign(style, { minBlockSize: blockSize, minInlineSize: inlineSize });
  return () => {
    Object.assign(style, { minBlockSize, minInlineSize });
  };
}
