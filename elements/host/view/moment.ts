/**
 * Waits for something that happens once per page.
 * @param signal cancels the wait: the promise never settles, and nothing keeps the caller in memory
 * @returns resolves when it happens, or has happened
 */
export type WhenMoment = (signal?: AbortSignal | null) => Promise<void>;

/**
 * Creates a cancelable wait. A promise keeps its listeners in memory until it settles; on an unused page it never does.
 * @param begin starts watching; called for the first wait only
 */
export function createMoment(begin: () => Promise<unknown>): WhenMoment {
  let waiting: Set<() => void> | undefined;
  let isOver = false;
  return (signal) =>
    new Promise((resolve) => {
      if (!waiting) {
        const all = (waiting = new Set());
        void begin().then(() => {
          isOver = true;
          for (const go of all) go();
        });
      }
      if (isOver) resolve();
      else if (!signal?.aborted) {
        waiting.add(resolve);
        signal?.addEventListener('abort', () => waiting?.delete(resolve));
      }
    });
}
