import { loadWhenSeen } from './load-when-seen.ts';

/** Detects printed markup. It has fewer selectors than are wired: the rest never occur without these. */
const SIGNS =
  '.sqs-add-to-cart-button,.product-variants,.sqs-custom-cart,#sqs-cart-root,[data-store-cart],.product-restock-form';

interface Enhancer {
  readonly enhanceMarkup: (root: ParentNode) => unknown;
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
  if (typeof document === 'undefined') return;
  loadWhenSeen({
    root: document,
    selector: SIGNS,
    load,
    use: ({ enhanceMarkup }) => enhanceMarkup(document),
    report(error) {
      report(error, 'enhance');
    },
    signal: new AbortController().signal,
  });
}
