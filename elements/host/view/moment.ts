/**
 * Waits for something that happens once in the life of a page.
 * @param signal ends the wait: what was returned then never settles, and nothing keeps the caller in memory
 * @returns resolves when it happens, or has happened
 */
export type WhenMoment = (signal?: AbortSignal | null) => Promise<void>;

/**
 * Makes a wait that can be given up. A promise keeps everything that waits for it until it settles, which in a page that
 * nobody touches is never.
 * @param begin starts to watch for it; called for the first wait only
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
