import type { Browser, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { measureLoad, type Load } from '../shared/measure-load.ts';
import { SLOW_PHONE, withThrottledPage, type ThrottledPage } from '../shared/throttled-page.ts';
import type { Seen } from '../shared/watch.ts';
import { whenQuiet } from '../shared/when-quiet.ts';

/** The cost of one visit of a page; times in milliseconds since the navigation. */
export interface Visit extends Load {
  /** From the navigation until the response to the earliest click is painted. */
  readonly answerMs: number;
  /** The longest task after the first interaction; 0 if none took 50 ms. */
  readonly longestTaskMs: number;
  /** The longest task of an addition that is the first interaction; 0 if none took 50 ms. */
  readonly additionTaskMs: number;
  /** From the touch or the click of that addition until the frame that answers it. */
  readonly additionInputMs: number;
  /** From that touch until the store has answered the addition. */
  readonly addedMs: number;
  /** The second view, with the files of the first in the cache. */
  readonly againLargestPaintMs: number;
  readonly againBlockingMs: number;
  readonly againProcessorMs: number;
  readonly againKilobytes: number;
  /** The transfer size with everything after the first interaction, in kB of 1000 bytes, headers included. */
  readonly kilobytesTouched: number;
}

/** The scripts that run in the page. */
export interface InPageScripts {
  readonly watch: string;
  readonly press: string;
}

/**
 * Visits a page three times with an empty cache: to load and touch it, to click as early as possible, and to add a product
 * as the first interaction.
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
  const added = await withThrottledPage(browser, TALL_PHONE, scripts.watch, (page) => add(page, url));
  return { ...looked, ...added, answerMs };
}

/** Shows the button without scrolling. */
const TALL_PHONE = {
  ...SLOW_PHONE,
  context: { ...SLOW_PHONE.context, viewport: { width: 390, height: 1_400 } },
};

/** How long a finger rests on a button. */
const PRESS_MS = 90;

/** The request that adds to the cart. */
const ADDITION = /\/shopping-cart\/entries/;

type Addition = Pick<Visit, 'additionTaskMs' | 'additionInputMs' | 'addedMs'>;

async function add(visited: ThrottledPage, url: string): Promise<Addition> {
  const { page, cdp } = visited;
  await measureLoad(visited, url);
  // Not by touch, so that the tap is the first interaction.
  for (const [name, value] of [
    ['Color', 'Ink'],
    ['Size', 'M'],
  ] as const)
    await page.getByRole('combobox', { name }).evaluate((list: HTMLSelectElement, chosen) => {
      list.value = chosen;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  const button = page.getByRole('button', { name: PRODUCT_WORDS.addToCart });
  const box = await button.boundingBox();
  if (!box) throw new Error('The page shows no button.');
  const answered = page.waitForResponse((response) => ADDITION.test(response.url()));
  const tapMs = await page.evaluate(() => performance.now());
  // By its position and as long as a finger's: a locator checks the page meanwhile, and its tap takes no time.
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(PRESS_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const response = await answered;
  await response.finished();
  if (!response.ok()) throw new Error(`The addition was answered with ${response.status()}.`);
  const { startTime, responseEnd } = response.request().timing();
  const addedMs = startTime + responseEnd - (await page.evaluate(() => performance.timeOrigin)) - tapMs;
  const { seen } = await whenQuiet(visited);
  return {
    additionTaskMs: longestSince(tapMs, seen.longTasks),
    additionInputMs: longestSince(tapMs, seen.inputs),
    addedMs,
  };
}

async function look(visited: ThrottledPage, url: string): Promise<Omit<Visit, 'answerMs' | keyof Addition>> {
  const { page, traffic } = visited;
  const load = await measureLoad(visited, url);
  const touchMs = await page.evaluate(() => performance.now());
  await page.getByRole('heading', { level: 1 }).tap();
  const { seen } = await whenQuiet({ page, traffic });
  const touched = {
    longestTaskMs: longestSince(touchMs, seen.longTasks),
    layoutShift: seen.layoutShift,
    kilobytesTouched: traffic.bytes / 1_000,
  };
  // Without another page between, the second view may count as a reload.
  await page.goto('about:blank');
  const again = await measureLoad(visited, url);
  return {
    ...load,
    ...touched,
    againLargestPaintMs: again.largestPaintMs,
    againBlockingMs: again.blockingMs,
    againProcessorMs: again.processorMs,
    againKilobytes: again.kilobytes,
  };
}

function longestSince(fromMs: number, noted: Seen['longTasks']): number {
  return Math.max(0, ...noted.filter(({ startMs }) => startMs >= fromMs).map(({ durationMs }) => durationMs));
}

async function press(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const answer = await page.waitForFunction(() => globalThis.pressed.answerMs);
  return (await answer.jsonValue()) ?? Number.NaN;
}
