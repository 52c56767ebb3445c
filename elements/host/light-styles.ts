import type { CSSResultOrNative } from '@lit/reactive-element';

/**
 * Adopts the sheets of an element without a shadow root, in the document or the shadow root around it.
 * @param host the tag or the form, at each new place, or its own shadow root
 * @param styles its sheets
 * Source: docs/behaviour/elements.md §3
 */
export function adoptLightStyles(host: Node, styles: readonly CSSResultOrNative[]): void {
  // A field of a printed form may have any name.
  const root = Node.prototype.getRootNode.call(host);
  // A sheet belongs to the document that created it.
  if (root === document || (root instanceof ShadowRoot && root.ownerDocument === document))
    adoptInto(root as Document | ShadowRoot, styles);
}

/**
 * Adopts sheets, each of them once.
 * @param root where they apply
 * @param styles the sheets
 */
export function adoptInto(root: DocumentOrShadowRoot, styles: readonly CSSResultOrNative[]): void {
  for (const style of styles) {
    const sheet = style instanceof CSSStyleSheet ? style : style.styleSheet;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}
