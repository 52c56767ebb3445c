import type { RenderedNode } from './rendered-node.ts';

/** The element by which translators in browsers replace a text. */
const TRANSLATED = ':scope > font';

interface Written {
  readonly node: Text;
  readonly data: string;
}

const texts = new WeakMap<Element, Written>();

/**
 * Shows a changed text although a translator has replaced the former one, as React does for an element's only text. Preact
 * would change the text that is no longer in the page.
 * @param element an element after it was rendered
 * @param rendered what it renders
 */
export function restoreText(element: Element, rendered: RenderedNode): void {
  const former = texts.get(element);
  const node = onlyTextIn(rendered.__k ?? []);
  if (former && former.node.parentNode !== element && (node !== former.node || node.data !== former.data)) {
    if (node) element.replaceChildren(node);
    else for (const translated of element.querySelectorAll(TRANSLATED)) translated.remove();
  }
  if (node) texts.set(element, { node, data: node.data });
  else if (former) texts.delete(element);
}

/** Null if there are other nodes, too. */
function onlyTextIn(nodes: NonNullable<RenderedNode['__k']>): Text | null {
  const shown = nodes.filter((node) => node?.__e);
  const [only] = shown;
  if (!only || shown.length > 1) return null;
  if (typeof only.type === 'function') return onlyTextIn(only.__k ?? []);
  return only.__e instanceof Text ? only.__e : null;
}
