import type { Browser, Page } from 'playwright-core';
import { SLOW_PHONE, withThrottledPage, type ThrottledPage } from '../shared/throttled-page.ts';
import { whenQuiet } from '../shared/when-quiet.ts';

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

/**
 * Visits a page twice, each time for the first time: once to look and to touch it, once to press as early as possible.
 * @param browser a running Chromium
 * @param url the page
 * @param scripts what runs in the page
 * @returns what was measured
 * @throws Error when the page logs an error, never becomes idle or does not respond
 */
export async function measureVisit(browser: Browser, url: string, scripts: InPageScripts): Promise<Visit> {
  const looked = await withThrottledPage(browser, SLOW_PHONE, scripts.watch, (page) => look(page, url));
  const answerMs = await withThrottledPage(browser, SLOW_PHONE, scripts.press, ({ page }) =>
    press(page, url),
  );
  return { ...looked, answerMs };
}

async function look({ page, traffic }: ThrottledPage, url: string): Promise<Omit<Visit, 'answerMs'>> {
  await page.goto(url);
  const { seen, firstPaintMs } = await whenQuiet({ page, traffic });
  const { requests } = traffic;
  const kilobytes = traffic.bytes / 1_000;
  const touchMs = await page.evaluate(() => performance.now());
  await page.getByRole('heading', { level: 1 }).tap();
  const { seen: later } = await whenQuiet({ page, traffic });
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
