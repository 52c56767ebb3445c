/** Where on the page something was measured. */
export interface Spot {
  /** Browsers do not tell of nodes in a shadow root. */
  readonly node?: Node | null | undefined;
  /** Where it is seen, against the viewport. */
  readonly rect?: DOMRectReadOnly | undefined;
  /** The address of its picture. */
  readonly pictureUrl?: string | undefined;
}

/**
 * Finds the tag of ours that something was measured of: the nearest one around it.
 * @param spot what the browser has told
 * @param tagNames ours
 * @returns its name; null for anything else on the page
 * Source: docs/behaviour/analytics.md §6.6
 */
export function elementOf({ node, rect, pictureUrl }: Spot, tagNames: readonly string[]): string | null {
  if (node) return nearestTag(node, tagNames);
  if (rect) return nearestTag(nodeAt(rect), tagNames);
  return pictureUrl ? tagWithPicture(pictureUrl, tagNames) : null;
}

function nearestTag(start: Node | null, tagNames: readonly string[]): string | null {
  for (let node = start; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node instanceof Element && tagNames.includes(node.localName)) return node.localName;
  return null;
}

/** What is seen in the middle of a place is the host of the shadow root in which it stands. */
function nodeAt({ left, top, width, height }: DOMRectReadOnly): Element | null {
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

function tagWithPicture(url: string, tagNames: readonly string[]): string | null {
  const hasIt = ({ shadowRoot }: Element) =>
    [...(shadowRoot?.querySelectorAll('img') ?? [])].some(({ currentSrc }) => currentSrc === url);
  return [...document.querySelectorAll(tagNames.join(','))].find(hasIt)?.localName ?? null;
}
