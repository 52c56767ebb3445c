import { holds, onReturn } from '../../core/shared/index.ts';

/** Code that a page needs only for certain printed markup. */
interface LazyCode<Code> {
  readonly root: Node & ParentNode;
  /** Matches that markup. */
  readonly selector: string;
  readonly load: () => Promise<Code>;
  /** Called once. */
  readonly use: (code: Code) => unknown;
  /** Called for each failed attempt. */
  readonly report: (error: unknown) => void;
  readonly signal: AbortSignal;
}

/** Attempts until the browser is online again. */
const MAX_TRIES = 3;

/**
 * Loads code as soon as the page contains markup that needs it. After a failure it retries when the page changes,
 * becomes visible or is online again.
 * @param code the code and its markup
 * Source: docs/behaviour/printed-markup.md §1.5
 */
export function loadWhenSeen<Code>({ root, selector, load, use, report, signal }: LazyCode<Code>): void {
  const found = new AbortController();
  const life = AbortSignal.any([signal, found.signal]);
  let isLoading = false;
  let failureCount = 0;

  async function start(): Promise<void> {
    isLoading = true;
    try {
      const code = await load();
      if (life.aborted) return;
      found.abort();
      use(code);
    } catch (error) {
      failureCount += 1;
      report(error);
    } finally {
      isLoading = false;
    }
  }

  const look = (nodes: readonly Node[]) => {
    if (!isLoading && failureCount < MAX_TRIES && nodes.some((node) => holds(node, selector))) void start();
  };
  const scan = () => {
    look([root]);
  };

  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    // After a failure, the markup is already in the page.
    if (added.length > 0) look(failureCount > 0 ? [root] : added);
  });
  observer.observe(root, { childList: true, subtree: true });
  life.addEventListener('abort', () => {
    observer.disconnect();
  });
  onReturn(({ type }) => {
    if (type === 'online') failureCount = 0;
    scan();
  }, life);
  scan();
}
