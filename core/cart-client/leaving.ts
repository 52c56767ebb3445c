/** Whether the visitor is leaving the page. */
export interface Leaving {
  /**
   * Waits for something, but not beyond the page: what still waits when the visitor leaves goes on at once.
   * @param before what to wait for; its failure counts as its end
   */
  readonly orAfter: (before: Promise<unknown>) => Promise<void>;
}

/** Sends `pagehide` and `pageshow`. */
export type Page = Pick<EventTarget, 'addEventListener'>;

/**
 * Follows a page until it is left; it may return from the back/forward cache.
 * @param page the window; null where there is none
 * @param signal stops following
 * Source: docs/behaviour/cart.md §6.1
 */
export function followLeaving(page: Page | null, signal: AbortSignal): Leaving {
  // Not one promise for all: it would keep everything that has ever waited in memory.
  const waiting = new Set<() => void>();
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
    for (const go of waiting) go();
  };
  const comeBack = () => {
    isLeaving = false;
  };
  page?.addEventListener('pagehide', leave, { signal });
  page?.addEventListener('pageshow', comeBack, { signal });
  return {
    orAfter(before) {
      if (isLeaving) return Promise.resolve();
      return new Promise((resolve) => {
        const go = () => {
          waiting.delete(go);
          resolve();
        };
        waiting.add(go);
        before.then(go, go);
      });
    },
  };
}
