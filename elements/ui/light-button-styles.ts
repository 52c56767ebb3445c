/**
 * Sets background and color of buttons in the light DOM together. Outside of the layer and above a page's `button { … }`,
 * which often sets only one of them; any class or attribute selector of the page is stronger.
 * @param buttons selector of the buttons
 * @param background of the buttons
 * @param color of their text
 * @returns one rule
 * Source: docs/behaviour/elements.md §3.8
 */
export function lightButtonColors(buttons: string, background: string, color: string): string {
  // `:not(x)` counts as an element: two elements are stronger than one.
  return `:where(${buttons}):is(button):not(x) { background: ${background}; color: ${color}; }`;
}
