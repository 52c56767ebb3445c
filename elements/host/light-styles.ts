import type { CSSResultOrNative } from '@lit/reactive-element';

/**
 * Adopts the sheets of a tag without a shadow root where the tag stands: into the document, or the shadow root around it.
 * @param host the tag, at each place that it comes to
 * @param styles the sheets of its class
 * Source: docs/behaviour/elements.md §3
 */
export function adoptLightStyles(host: HTMLElement, styles: readonly CSSResultOrNative[]): void {
  const root = host.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  for (const style of styles) {
    const sheet = style instanceof CSSStyleSheet ? style : style.styleSheet;
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}
