/**
 * Keeps the add button of a tag as high as it was when it was clicked, until the window changes, and as wide as long as
 * it reads "Adding…" or "Added!": they may have fewer lines than its own label, and a parent may shrink to fit.
 * @param root the tag's shadow root
 * @param signal stops it
 * @returns takes the size; call it on each click, before the view changes the label
 * Source: docs/behaviour/adding-to-cart.md §2.10
 */
export function createSizeKeeper(root: ShadowRoot, signal: AbortSignal): () => void {
  // jsdom has no such sheets, and no layout.
  if (!('adoptedStyleSheets' in root)) return () => undefined;
  // A sheet, because React complains of attributes that it did not render.
  const sheet = new CSSStyleSheet();
  const release = () => {
    sheet.replaceSync('');
  };
  addEventListener('resize', release, { signal });
  signal.addEventListener('abort', () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  return () => {
    // Not in the submitted form, which may be an author's: a control there hides members of its name.
    const actions = root.querySelector("[part='actions']");
    const button = actions?.querySelector("[type='submit']");
    if (!button || !actions) return;
    // A parent that shrinks to fit measures both the button and the quantity beside it. Browsers without states skip only
    // the rules with one.
    const width = `{ inline-size: ${getComputedStyle(actions).inlineSize}; max-inline-size: 100%; }`;
    const padding = '{ padding-inline: 0.25rem; }';
    sheet.replaceSync(`[part='button'] { min-block-size: ${getComputedStyle(button).blockSize}; }
      [part='actions']:has([aria-busy='true']) ${width}
      [part='button'][aria-busy='true'] ${padding}
      :host(:state(added)) [part='actions'] ${width}
      :host(:state(added)) [part='button'] ${padding}`);
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  };
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
