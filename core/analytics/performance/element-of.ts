import { membersOf, parentOf } from '../../shared/index.ts';

/** The place on the page to which a value belongs. */
export interface Spot {
  /** Browsers do not report nodes in a shadow root. */
  readonly node?: Node | null | undefined;
  /** Its rectangle in the viewport. */
  readonly rect?: DOMRectReadOnly | undefined;
  /** The URL of its picture. */
  readonly pictureUrl?: string | undefined;
}

/**
 * Finds our tag to which a value belongs: the nearest ancestor.
 * @param spot the place that the browser reported
 * @param tagNames the names of our tags
 * @returns its name; null for anything else on the page
 * Source: docs/behaviour/analytics.md §6.6
 */
export function elementOf({ node, rect, pictureUrl }: Spot, tagNames: readonly string[]): string | null {
  if (node) return nearestTag(node, tagNames);
  if (rect) return nearestTag(nodeAt(rect), tagNames);
  return pictureUrl ? tagWithPicture(pictureUrl, tagNames) : null;
}

function nearestTag(start: Node | null, tagNames: readonly string[]): string | null {
  for (let node = start; node; node = node instanceof ShadowRoot ? node.host : parentOf(node))
    if (node instanceof Element && tagNames.includes(membersOf(node).localName))
      return membersOf(node).localName;
  return null;
}

/** Hit-tests the middle of a rectangle, which finds the host of the shadow root around it. */
function nodeAt({ left, top, width, height }: DOMRectReadOnly): Element | null {
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

function tagWithPicture(url: string, tagNames: readonly string[]): string | null {
  const hasIt = ({ shadowRoot }: Element) =>
    [...(shadowRoot?.querySelectorAll('img') ?? [])].some(({ currentSrc }) => currentSrc === url);
  return [...document.querySelectorAll(tagNames.join(','))].find(hasIt)?.localName ?? null;
}
