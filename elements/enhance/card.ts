import type { Counter } from './counters.ts';
import { PRINTED, PRODUCT_PARTS } from './printed-parts.ts';

/** What stands around a counter. */
export interface Card {
  /** From the counter's anchor outwards; the last one is the largest. */
  readonly nodes: readonly Element[];
  /** What stands beside the largest node, between cards that lie in this one; reads all of them. */
  readonly findLoose: () => readonly Element[];
}

/**
 * Finds the card of a counter: the largest node around it in which no other counter stands, and what stands loose beside
 * it. What is printed there without a product's id, such as the price, belongs to it.
 * @param counter the counter
 * @param root the card is not larger than this
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function cardAround({ anchor, variants, quantity, buttons }: Counter, root: ParentNode): Card {
  const own = new Set<Element | null>([variants, quantity, ...buttons]);
  const nodes: Element[] = [anchor];
  let inner: Element = anchor;
  let place = anchor === root ? null : anchor.parentElement;
  while (place && root.contains(place)) {
    if (hasForeignBeside(inner, place, own)) break;
    nodes.push(place);
    inner = place;
    place = place.parentElement;
  }
  const beyond = place;
  return { nodes, findLoose: () => (beyond && root.contains(beyond) ? looseBeside(inner, beyond, own) : []) };
}

/** Only between cards that have their price: of what they lack it could not be told whose it is. */
function looseBeside(inner: Element, place: Element, own: ReadonlySet<Element | null>): readonly Element[] {
  const loose: Element[] = [];
  for (let child = place.firstElementChild; child; child = child.nextElementSibling) {
    if (child === inner) continue;
    if (!hasForeign(child, own)) loose.push(child);
    else if (!child.querySelector(PRINTED.price)) return [];
  }
  return loose;
}

/** What lies below the inner node itself is known. */
function hasForeignBeside(inner: Element, place: Element, own: ReadonlySet<Element | null>): boolean {
  for (let child = place.firstElementChild; child; child = child.nextElementSibling) {
    if (child !== inner && hasForeign(child, own)) return true;
  }
  return false;
}

function hasForeign(node: Element, own: ReadonlySet<Element | null>): boolean {
  const first = node.matches(PRODUCT_PARTS) ? node : node.querySelector(PRODUCT_PARTS);
  if (!first) return false;
  // A list of a thousand products is not read to its end to know that there is another one.
  return !own.has(first) || [...node.querySelectorAll(PRODUCT_PARTS)].some((part) => !own.has(part));
}
