/** Code that a page needs only for what is printed in it. */
interface LazyCode<Code> {
  readonly root: Node & ParentNode;
  /** What it is for. */
  readonly selector: string;
  readonly load: () => Promise<Code>;
  /** Called once. */
  readonly use: (code: Code) => unknown;
  /** Called for each try that fails. */
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** Tries until the browser is online again. */
const MAX_TRIES = 3;

/**
 * Fetches code as soon as the page has something that it is for; after a failure when the page changes or is looked at
 * again, and when the network is back.
 * @param wanted which code, and for what
 * Source: docs/behaviour/printed-markup.md §1.5
 */
export function loadWhenSeen<Code>({ root, selector, load, use, report, signal }: LazyCode<Code>): void {
  const found = new AbortController();
  const options = { signal: AbortSignal.any([signal, found.signal]) };
  let isLoading = false;
  let failureCount = 0;

  async function start(): Promise<void> {
    isLoading = true;
    try {
      const code = await load();
      if (options.signal.aborted) return;
      found.abort();
      use(code);
    } catch (error) {
      failureCount += 1;
      report(error);
    } finally {
      isLoading = false;
    }
  }

  const isSign = (node: Node): boolean =>
    (node instanceof Element && node.matches(selector)) ||
    Boolean((node as Partial<ParentNode>).querySelector?.(selector));
  const look = (nodes: readonly Node[]) => {
    if (!isLoading && failureCount < MAX_TRIES && nodes.some(isSign)) void start();
  };
  const lookAgain = () => {
    look([root]);
  };

  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    // After a failure it is there already.
    if (added.length > 0) look(failureCount > 0 ? [root] : added);
  });
  observer.observe(root, { childList: true, subtree: true });
  options.signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  document.addEventListener('visibilitychange', lookAgain, options);
  const startAgain = () => {
    failureCount = 0;
    lookAgain();
  };
  addEventListener('online', startAgain, options);
  lookAgain();
}
