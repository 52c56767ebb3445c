import type { Browser, Page } from 'playwright-core';
import type { Seen } from './in-page/watch.ts';
import { withThrottledPage, type ThrottledPage, type Traffic } from './throttled-page.ts';

/** What one visit of a page costs; times in milliseconds since the navigation. */
export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** From the navigation until the earliest press is answered on the screen. */
  readonly answerMs: number;
  /** What tasks take beyond 50 ms each, all together, while the visitor does nothing. */
  readonly blockingMs: number;
  /** The longest task after the first interaction; 0 where none took 50 ms. */
  readonly longestTaskMs: number;
  readonly layoutShift: number;
  /** While the visitor does nothing, in kB of 1000 bytes, headers included. */
  readonly kilobytes: number;
  readonly requests: number;
  /** The same, including everything after the first interaction. */
  readonly kilobytesTouched: number;
}

/** The scripts that run in the page. */
export interface InPageScripts {
  readonly watch: string;
  readonly press: string;
}

const LONG_TASK_MS = 50;
const QUIET_MS = 1_500;
const POLL_MS = 250;
const SETTLE_LIMIT_MS = 20_000;

/**
 * Visits a page twice, each time for the first time: once to look and to touch it, once to press as early as possible.
 * @param browser a running Chromium
 * @param url the page
 * @param scripts what runs in the page
 * @returns what was measured
 * @throws Error when the page logs an error, never becomes idle or does not respond
 */
export async function measureVisit(browser: Browser, url: string, scripts: InPageScripts): Promise<Visit> {
  const looked = await withThrottledPage(browser, scripts.watch, (page) => look(page, url));
  const answerMs = await withThrottledPage(browser, scripts.press, ({ page }) => press(page, url));
  return { ...looked, answerMs };
}

async function look({ page, traffic }: ThrottledPage, url: string): Promise<Omit<Visit, 'answerMs'>> {
  await page.goto(url);
  const { seen, firstPaintMs } = await whenQuiet(page, traffic);
  const { requests } = traffic;
  const kilobytes = traffic.bytes / 1_000;
  const touchMs = await page.evaluate(() => performance.now());
  await page.getByRole('heading', { level: 1 }).tap();
  const { seen: later } = await whenQuiet(page, traffic);
  const tasks = later.longTasks.filter(({ startMs }) => startMs >= touchMs);
  return {
    firstPaintMs,
    largestPaintMs: seen.largestPaintMs,
    blockingMs: seen.longTasks.reduce((sum, { durationMs }) => sum + durationMs - LONG_TASK_MS, 0),
    longestTaskMs: Math.max(0, ...tasks.map(({ durationMs }) => durationMs)),
    layoutShift: later.layoutShift,
    kilobytes,
    requests,
    kilobytesTouched: traffic.bytes / 1_000,
  };
}

async function press(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const answer = await page.waitForFunction(() => globalThis.pressed.answerMs);
  return (await answer.jsonValue()) ?? Number.NaN;
}

/** Waits until nothing is fetched and no long task has run for a while. */
async function whenQuiet(
  page: Page,
  traffic: Traffic,
): Promise<{ readonly seen: Seen; readonly firstPaintMs: number }> {
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
