/** An element by its role and accessible name, or any by its text. */
export type Sought =
  | { readonly role: 'button' | 'link' | 'textbox'; readonly name: string }
  | { readonly text: string };

/**
 * Finds a visible element, also in shadow roots. Runs in the page as its own source text: it uses nothing from outside.
 * @param sought the element
 * @returns its middle, in CSS pixels from the corner of the window; null if it is not shown, still moves, or had to be scrolled to
 */
export function findInPage(sought: Sought): { x: number; y: number } | null {
  const selectors = { button: 'button', link: 'a[href]', textbox: 'input, textarea' };
  const elementsIn = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
    );
  const textOf = (node: Node | null | undefined) => (node?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (textOf((element as HTMLInputElement).labels?.[0]) || textOf(element));
  const isSought = (element: Element) =>
    'text' in sought
      ? element.childElementCount === 0 && textOf(element).includes(sought.text)
      : element.matches(selectors[sought.role]) &&
        nameOf(element).startsWith(sought.name) &&
        !element.closest('[aria-hidden="true"]');
  const around = (node: Node | null): Element[] => {
    if (!node) return [];
    const above = around(node instanceof ShadowRoot ? node.host : node.parentNode);
    return node instanceof Element ? [node, ...above] : above;
  };
  // A drawer that slides in has moved on when the click gets there.
  const isMoving = (element: Element) =>
    around(element).some((each) => each.getAnimations().some(({ playState }) => playState === 'running'));
  const found = elementsIn(document).find((element) => isSought(element) && element.checkVisibility());
  if (!found || isMoving(found)) return null;
  const before = found.getBoundingClientRect();
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  // Until the browser has painted the new place, a click meets what was there before.
  if (x !== before.x || y !== before.y) return null;
  return { x: x + width / 2, y: y + height / 2 };
}
