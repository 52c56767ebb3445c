import type { ThrottledPage } from './throttled-page.ts';
import type { Seen } from './watch.ts';

const QUIET_MS = 1_500;
const POLL_MS = 250;
const SETTLE_LIMIT_MS = 20_000;

/**
 * Waits until nothing is fetched and no long task has run for a while.
 * @param visited a page in which `watch.ts` runs
 * @returns what was noted
 * @throws Error when the page never becomes idle
 */
export async function whenQuiet({
  page,
  traffic,
}: Pick<ThrottledPage, 'page' | 'traffic'>): Promise<{ readonly seen: Seen; readonly firstPaintMs: number }> {
  const startMs = performance.now();
  let quietSinceMs = startMs;
  let taskCount = -1;
  while (performance.now() - startMs < SETTLE_LIMIT_MS) {
    await page.waitForTimeout(POLL_MS);
    const noted = await page.evaluate(() => ({
      seen: globalThis.seen,
      firstPaintMs: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    }));
    const isBusy = traffic.pending > 0 || noted.seen.longTasks.length !== taskCount;
    taskCount = noted.seen.longTasks.length;
    if (isBusy) quietSinceMs = performance.now();
    else if (performance.now() - quietSinceMs >= QUIET_MS) return noted;
  }
  throw new Error(`${page.url()} did not come to rest.`);
}
