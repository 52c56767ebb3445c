/** What tells that a page was printed by the template engine: fewer marks than come alive, because none comes alone. */
const SIGNS =
  '.sqs-add-to-cart-button,.product-variants,.sqs-custom-cart,#sqs-cart-root,[data-store-cart],.product-restock-form';

interface Enhancer {
  readonly bringToLife: (root: ParentNode) => unknown;
}

/**
 * Brings printed markup to life once there is some in the page, and leaves pages without it alone: only for the former
 * the code is fetched. No attribute asks for it, because who has printed such markup wants it to work, and who has not
 * would be asked to write one more thing.
 * @param load fetches the code
 * @param report hears when it does not come; then it is tried again when the network is back
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
      ({ bringToLife }) => bringToLife(document),
      (error: unknown) => {
        report(error, 'enhance');
        addEventListener('online', start, { once: true });
      },
    );
  };
  const look = (node: Node) => {
    const isSign = node instanceof Element && node.matches(SIGNS);
    if (!isLoading && (isSign || (node as Partial<ParentNode>).querySelector?.(SIGNS))) start();
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(look);
  });
  observer.observe(document, { childList: true, subtree: true });
  look(document);
}
