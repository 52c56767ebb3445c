import type { Browser, CDPSession, Page } from 'playwright-core';
import { countProcessorTime, processorTimeMs } from '../shared/metrics.ts';
import type { BenchPage, Place } from './page/contestant.ts';

/** The task of one page. */
export interface Task {
  readonly count: number;
  readonly place: Place;
  /** How often the cart changes after mounting; the times are the mean of one change. */
  readonly changes: number;
}

/** Processor time of the page's main thread, in milliseconds. */
export interface PageTimes {
  readonly mountMs: number;
  /** Null if nothing was changed. */
  readonly changeMs: number | null;
}

declare global {
  var bench: BenchPage | undefined;
}

const VIEWPORT = { width: 1280, height: 800 };
const TIME_LIMIT_MS = 60_000;

/**
 * Opens a page in a process of its own, mounts, changes, and closes it.
 * @param browser a running Chromium
 * @param url the contestant's page
 * @param task what to do
 * @returns the processor time it took
 * @throws Error when the page logs an error or did not render everything
 */
export async function measurePage(browser: Browser, url: string, task: Task): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  // Scripts in the page have no time limit of their own.
  const tooLong = setTimeout(() => void context.close({ reason: `${url} took too long.` }), TIME_LIMIT_MS);
  try {
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(url);
    await page.waitForFunction(() => globalThis.bench !== undefined);
    await page.evaluate(() => globalThis.bench?.prepare());
    const times = await measure(page, await context.newCDPSession(page), task);
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('; ')}`);
    return times;
  } finally {
    clearTimeout(tooLong);
    await context.close();
  }
}

async function measure(page: Page, cdp: CDPSession, { count, place, changes }: Task): Promise<PageTimes> {
  await countProcessorTime(cdp);
  const mount = (size: number) => () =>
    page.evaluate(([number, where]) => globalThis.bench?.mount(number, where), [size, place] as const);
  const change = () => page.evaluate((times) => globalThis.bench?.change(times), changes);
  // The lower of two: other work may have disturbed one.
  const emptyMs = Math.min(await busyTime(cdp, mount(0)), await busyTime(cdp, mount(0)));
  const mountMs = (await busyTime(cdp, mount(count))) - emptyMs;
  if (place === 'on-screen') await page.evaluate((number) => globalThis.bench?.checkMount(number), count);
  if (changes === 0) return { mountMs, changeMs: null };
  await page.evaluate(() => globalThis.bench?.checkChange());
  const changeMs = (await busyTime(cdp, change)) - emptyMs;
  return { mountMs, changeMs: changeMs / changes };
}

async function busyTime(cdp: CDPSession, action: () => Promise<unknown>): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const beforeMs = await processorTimeMs(cdp);
  await action();
  return (await processorTimeMs(cdp)) - beforeMs;
}
