import type { Counter } from './counters.ts';
import { PRODUCT_PARTS } from './printed-parts.ts';

/**
 * Finds the card of a counter: the largest node around it in which no other counter stands. What is printed there
 * without a product's id, such as the price, belongs to it.
 * @param counter the counter
 * @param root the card is not larger than this
 * @returns the nodes from the counter's anchor outwards; the last one is the card
 * Source: template language §13.3
 */
export function cardAround(
  { anchor, variants, quantity, buttons }: Counter,
  root: ParentNode,
): readonly Element[] {
  const own: readonly (Element | null)[] = [variants, quantity, ...buttons];
  const nodes: Element[] = [anchor];
  let place = anchor === root ? null : anchor.parentElement;
  while (place && root.contains(place)) {
    if ([...place.querySelectorAll(PRODUCT_PARTS)].some((part) => !own.includes(part))) break;
    nodes.push(place);
    place = place.parentElement;
  }
  return nodes;
}
