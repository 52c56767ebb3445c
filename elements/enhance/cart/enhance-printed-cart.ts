import { holds, shelf } from '../../../core/shared/index.ts';
import { guarded } from '../../printed/index.ts';
import { createStart, PRINTED } from '../parts/index.ts';
import { createCartIndicators } from './cart-indicators.ts';

const CART_PARTS = [PRINTED.customCart, PRINTED.count, PRINTED.subtotal].join(',');

/** A root whose indicators show the cart. */
interface Served {
  readonly scan: () => void;
  readonly stop: () => void;
  userCount: number;
}

/**
 * Makes printed counts and subtotals show the cart, also those that are added later: once for each root, however many ask for it.
 * @param root the root of the markup
 * @param signal stops it when nobody else has asked for it; never by default
 * Source: docs/behaviour/printed-markup.md §6.1
 */
export function enhancePrintedCart(
  root: ParentNode,
  signal: AbortSignal = new AbortController().signal,
): void {
  // Shared by all copies of the script.
  const roots = shelf('printed-carts', () => new Map<ParentNode, Served>());
  const served = roots.get(root) ?? serve(root);
  roots.set(root, served);
  served.userCount += 1;
  signal.addEventListener('abort', () => {
    served.userCount -= 1;
    if (served.userCount > 0) return;
    roots.delete(root);
    served.stop();
    // A root around this one serves its indicators, too.
    for (const { scan } of roots.values()) scan();
  });
}

function serve(root: ParentNode): Served {
  const life = new AbortController();
  const pieces = [createCartIndicators(root, life.signal), createStart(root, CART_PARTS)];
  const scan = () => {
    for (const piece of pieces) guarded('scan', piece.scan);
  };
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some((node) => holds(node, CART_PARTS)))) scan();
  });
  const stop = () => {
    observer.disconnect();
    life.abort();
  };
  scan();
  observer.observe(root, { childList: true, subtree: true });
  return { scan, stop, userCount: 0 };
}
