import type { CDPSession, Page } from 'playwright-core';
import { processorTimeMs, readMetric } from '../shared/metrics.ts';
import type { GalleryServer } from './serve.ts';

/** So many pictures there are to move through. */
export const MOVING_COUNT = 20;

/** What moving through pictures costs. */
export interface MovingCost {
  /** Of the page's main thread, for twenty moves. */
  readonly movingMs: number;
  /** What the page's scripts keep afterwards, in MB of 1,000,000 bytes. */
  readonly heapMegabytes: number;
  readonly nodes: number;
}

/** Every contestant has come to rest by then. */
const MOVE_MS = 1_000;

/**
 * Moves to the last picture but one: forward to the end, and one back.
 * @param page the page
 * @param cdp a session in which processor time is counted
 * @param actions what moves it, forward and back
 */
export async function measureMoves(
  page: Page,
  cdp: CDPSession,
  { next, previous }: { readonly next: () => Promise<void>; readonly previous: () => Promise<void> },
): Promise<MovingCost> {
  const beforeMs = await processorTimeMs(cdp);
  for (let move = 1; move <= MOVING_COUNT; move += 1) {
    await (move < MOVING_COUNT ? next() : previous());
    await page.waitForTimeout(MOVE_MS);
  }
  const movingMs = (await processorTimeMs(cdp)) - beforeMs;
  await page.evaluate((path) => whenPainted(path), `/slide/${MOVING_COUNT - 1}.jpg`);
  await cdp.send('HeapProfiler.collectGarbage');
  return {
    movingMs,
    heapMegabytes: (await readMetric(cdp, 'JSHeapUsedSize')) / 1e6,
    nodes: await readMetric(cdp, 'Nodes'),
  };
}

/**
 * Weighs the scripts and sheets that were sent since this was asked for the last time.
 * @param server what sent them
 * @returns kB of 1000 bytes, compressed with gzip
 */
export function takeKilobytes(server: GalleryServer): number {
  const code = server.takeSent().filter(({ path }) => /\.(?:js|css)$/.test(path));
  return code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
