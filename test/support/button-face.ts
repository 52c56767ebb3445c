const [LIGHT_FACE, DARK_FACE] = ['light', 'dark'].map((colorScheme) => {
  const button = document.createElement('button');
  button.style.colorScheme = colorScheme;
  document.body.append(button);
  const { backgroundColor } = getComputedStyle(button);
  button.remove();
  return backgroundColor;
});

/**
 * Whether a button is the browser's own in one that does not tell how it paints it: WebKit says the same silver of a dark
 * page, where its buttons are dark.
 * @param node what stands in the page
 * @returns false in browsers that tell
 */
export function isPaintedUntold(node: Element | undefined): boolean {
  if (LIGHT_FACE !== DARK_FACE || !(node instanceof HTMLButtonElement)) return false;
  return getComputedStyle(node).backgroundColor === LIGHT_FACE;
}
