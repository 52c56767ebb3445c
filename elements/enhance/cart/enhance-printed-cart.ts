import { guarded } from '../../printed/index.ts';
import { createCartIndicators } from './cart-indicators.ts';
import { isElement, PRINTED, printedIn } from './printed-parts.ts';
import { createStart } from './start.ts';

const CART_PARTS = [PRINTED.customCart, PRINTED.count, PRINTED.subtotal].join(',');

/**
 * Makes printed counts and subtotals show the cart, on pages that have no other printed markup of the store.
 * @param root the root of the markup
 * Source: docs/behaviour/printed-markup.md §6.1
 */
export function enhancePrintedCart(root: ParentNode): void {
  const { signal } = new AbortController();
  const pieces = [createCartIndicators(root, signal), createStart(root, CART_PARTS)];
  const scan = () => {
    for (const piece of pieces) guarded('scan', piece.scan);
  };
  scan();
  new MutationObserver((records) => {
    if (records.some(addsPart)) scan();
  }).observe(root, { childList: true, subtree: true });
}

function addsPart({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some((node) => isElement(node) && printedIn(node, CART_PARTS).length > 0);
}
