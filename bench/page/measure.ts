import type { Browser, Page } from 'playwright-core';
import { measureLoad, type Load } from '../shared/measure-load.ts';
import { SLOW_PHONE, withThrottledPage, type ThrottledPage } from '../shared/throttled-page.ts';
import { whenQuiet } from '../shared/when-quiet.ts';

/** The cost of one visit of a page; times in milliseconds since the navigation. */
export interface Visit extends Load {
  /** From the navigation until the response to the earliest click is painted. */
  readonly answerMs: number;
  /** The longest task after the first interaction; 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  /** The transfer size with everything after the first interaction, in kB of 1000 bytes, headers included. */
  readonly kilobytesTouched: number;
}

/** The scripts that run in the page. */
export interface InPageScripts {
  readonly watch: string;
  readonly press: string;
}

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

async function look(visited: ThrottledPage, url: string): Promise<Omit<Visit, 'answerMs'>> {
  const { page, traffic } = visited;
  const load = await measureLoad(visited, url);
  const touchMs = await page.evaluate(() => performance.now());
  await page.getByRole('heading', { level: 1 }).tap();
  const { seen } = await whenQuiet({ page, traffic });
  const tasks = seen.longTasks.filter(({ startMs }) => startMs >= touchMs);
  return {
    ...load,
    longestTaskMs: Math.max(0, ...tasks.map(({ durationMs }) => durationMs)),
    layoutShift: seen.layoutShift,
    kilobytesTouched: traffic.bytes / 1_000,
  };
}

async function press(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const answer = await page.waitForFunction(() => globalThis.pressed.answerMs);
  return (await answer.jsonValue()) ?? Number.NaN;
}
