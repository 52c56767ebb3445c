const [LIGHT_FACE, DARK_FACE] = ['light', 'dark'].map((colorScheme) => {
  const button = document.createElement('button');
  button.style.colorScheme = colorScheme;
  document.body.append(button);
  const { backgroundColor } = getComputedStyle(button);
  button.remove();
  return backgroundColor;
});

/**
 * Returns whether a button has a native look whose colours the browser does not report: WebKit reports silver on a dark page,
 * too, where its buttons are dark.
 * @param node in the page
 * @returns false in browsers that report the colours
 */
export function isPaintedUntold(node: Element | undefined): boolean {
  if (LIGHT_FACE !== DARK_FACE || !(node instanceof HTMLButtonElement)) return false;
  return getComputedStyle(node).backgroundColor === LIGHT_FACE;
}
