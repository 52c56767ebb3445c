/** Shadow root → the life of its tag in which it is kept. */
const kept = new WeakMap<ShadowRoot, AbortSignal>();

/**
 * Keeps the add button of a tag as high as it was when it was clicked, until the window changes, and as wide as long as
 * it reads "Adding…" or "Added!": they may have fewer lines than its own label, and a parent may shrink to fit.
 * @param root the tag's shadow root
 * @param signal stops it
 * Source: docs/behaviour/adding-to-cart.md §2.10
 */
export function keepLabelSize(root: ShadowRoot, signal: AbortSignal): void {
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
    const actions = button?.closest("[part='actions']");
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
