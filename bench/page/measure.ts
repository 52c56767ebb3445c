import type { Browser, Page } from 'playwright-core';
import { SLOW_PHONE, withThrottledPage, type ThrottledPage } from '../shared/throttled-page.ts';
import { whenQuiet } from '../shared/when-quiet.ts';

/** The cost of one visit of a page; times in milliseconds since the navigation. */
export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** From the navigation until the response to the earliest click is painted. */
  readonly answerMs: number;
  /** The total blocking time, beyond 50 ms per task, without interaction. */
  readonly blockingMs: number;
  /** The longest task after the first interaction; 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  readonly layoutShift: number;
  /** The transfer size without interaction, in kB of 1000 bytes, headers included. */
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
 * Visits a page twice with an empty cache: once to load and touch it, once to click as early as possible.
 * @param browser a running Chromium
 * @param url the page
 * @param scripts to run in the page
 * @returns the measurements
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
