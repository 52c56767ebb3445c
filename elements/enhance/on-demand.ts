/** Tells printed pages from others. Fewer selectors than are wired: the rest never come alone. */
const SIGNS =
  '.sqs-add-to-cart-button,.product-variants,.sqs-custom-cart,#sqs-cart-root,[data-store-cart],.product-restock-form';

interface Enhancer {
  readonly enhanceMarkup: (root: ParentNode) => unknown;
}

/**
 * Wires printed markup as soon as the page has some; pages without any do not fetch the code. No attribute is needed to
 * opt in: whoever printed such markup wants it to work.
 * @param load fetches the code
 * @param report called when it does not load; it is tried again when the network is back
 * Source: docs/behaviour/printed-markup.md §1
 */
export function enhanceOnDemand(
  load: () => Promise<Enhancer>,
  report: (error: unknown, context: string) => void,
): void {
  if (typeof document === 'undefined') return;
  let isLoading = false;
  const start = () => {
    isLoading = true;
    observer.disconnect();
    load().then(
      ({ enhanceMarkup }) => enhanceMarkup(document),
      (error: unknown) => {
        report(error, 'enhance');
        addEventListener('online', start, { once: true });
      },
    );
  };
  const check = (node: Node) => {
    const isSign = node instanceof Element && node.matches(SIGNS);
    if (!isLoading && (isSign || (node as Partial<ParentNode>).querySelector?.(SIGNS))) start();
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(check);
  });
  observer.observe(document, { childList: true, subtree: true });
  check(document);
}
