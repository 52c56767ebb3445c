import { membersOf } from '../../core/shared/index.ts';
import type { ProductForm } from './product-forms.ts';
import { PRINTED, PRODUCT_PARTS } from './parts/index.ts';

/** The card of a product form. */
export interface Card {
  /** From the form's anchor outwards; the last node is the largest. */
  readonly nodes: readonly Element[];
  /** Whether the page has other forms. */
  readonly isAmongOthers: boolean;
  /** Finds the elements beside the largest node and between other cards; walks all of them. */
  readonly findLoose: () => readonly Element[];
}

/**
 * Finds the card of a product form: the largest node around it that holds no other form, and the loose elements beside
 * that node. What is printed there without a product's id, such as the price, belongs to the form.
 * @param form the form
 * @param root the card never extends beyond this
 * Source: docs/behaviour/printed-markup.md §3.3
 */
export function cardAround({ anchor, variants, quantity, buttons }: ProductForm, root: ParentNode): Card {
  const own = new Set<Element | null>([variants, quantity, ...buttons]);
  const nodes: Element[] = [anchor];
  let inner: Element = anchor;
  let place = anchor === root ? null : membersOf(anchor).parentElement;
  while (place && membersOf(root).contains(place)) {
    if (hasForeignBeside(inner, place, own)) break;
    nodes.push(place);
    inner = place;
    place = membersOf(place).parentElement;
  }
  const beyond = place;
  const isAmongOthers = beyond !== null && membersOf(root).contains(beyond);
  return {
    nodes,
    isAmongOthers,
    findLoose: () => (isAmongOthers ? looseBeside(inner, beyond, own) : []),
  };
}

/** Only between cards that have a price of their own; otherwise it would be unclear whose a loose price is. */
function looseBeside(inner: Element, place: Element, own: ReadonlySet<Element | null>): readonly Element[] {
  const loose: Element[] = [];
  for (let child = membersOf(place).firstElementChild; child; child = membersOf(child).nextElementSibling) {
    if (child === inner) continue;
    if (!hasForeign(child, own)) loose.push(child);
    else if (!membersOf(child).querySelector(PRINTED.price)) return [];
  }
  return loose;
}

/** The inner node itself has been searched already. */
function hasForeignBeside(inner: Element, place: Element, own: ReadonlySet<Element | null>): boolean {
  for (let child = membersOf(place).firstElementChild; child; child = membersOf(child).nextElementSibling) {
    if (child !== inner && hasForeign(child, own)) return true;
  }
  return false;
}

function hasForeign(node: Element, own: ReadonlySet<Element | null>): boolean {
  const members = membersOf(node);
  const first = members.matches(PRODUCT_PARTS) ? node : members.querySelector(PRODUCT_PARTS);
  if (!first) return false;
  // The quick check first: in a list of a thousand products the first part found is usually another's.
  return !own.has(first) || [...members.querySelectorAll(PRODUCT_PARTS)].some((part) => !own.has(part));
}
