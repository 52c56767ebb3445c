import { loadWhenSeen } from './load-when-seen.ts';

/** Detects printed markup. It has fewer selectors than are wired: the rest never occur without these. */
const SIGNS =
  '.sqs-add-to-cart-button,.product-variants,#sqs-cart-root,[data-store-cart="root"],.product-restock-form';

/** Detects counts and subtotals of the cart, which many pages have in their header, without other printed markup. */
const CART_SIGNS = '.sqs-custom-cart,[data-store-cart]:not([data-store-cart="root"])';

interface Enhancer {
  readonly enhanceMarkup: (root: ParentNode) => unknown;
}

interface CartEnhancer {
  readonly enhancePrintedCart: (root: ParentNode) => void;
}

/**
 * Wires printed markup as soon as the page has some; pages without any do not fetch the code. No attribute is needed to
 * opt in: a page prints such markup only to have it work.
 * @param load fetches the code
 * @param report called when the load fails
 * Source: docs/behaviour/printed-markup.md §1
 */
export function enhanceOnDemand(
  load: () => Promise<Enhancer>,
  report: (error: unknown, context: string) => void,
): void {
  onDemand(SIGNS, load, ({ enhanceMarkup }) => enhanceMarkup(document), report);
}

/**
 * Makes printed counts and subtotals show the cart, with less code than other printed markup needs.
 * @param load fetches the code
 * @param report called when the load fails
 * Source: docs/behaviour/printed-markup.md §1, §6.1
 */
export function enhanceCartOnDemand(
  load: () => Promise<CartEnhancer>,
  report: (error: unknown, context: string) => void,
): void {
  onDemand(
    CART_SIGNS,
    load,
    ({ enhancePrintedCart }) => {
      enhancePrintedCart(document);
    },
    report,
  );
}

function onDemand<Code>(
  selector: string,
  load: () => Promise<Code>,
  use: (code: Code) => unknown,
  report: (error: unknown, context: string) => void,
): void {
  if (typeof document === 'undefined') return;
  loadWhenSeen({
    root: document,
    selector,
    load,
    use,
    report(error) {
      report(error, 'enhance');
    },
    signal: new AbortController().signal,
  });
}
