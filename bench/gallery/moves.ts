import type { CDPSession, Page } from 'playwright-core';
import { processorTimeMs, readMetric } from '../shared/metrics.ts';
import type { GalleryServer } from './serve.ts';

/** The number of pictures. */
export const MOVING_COUNT = 20;

/** The cost of moving through pictures. */
export interface MovingCost {
  /** Processor time of the main thread, for twenty moves. */
  readonly movingMs: number;
  /** The heap of the page's scripts afterwards, in MB of 1,000,000 bytes. */
  readonly heapMegabytes: number;
  readonly nodes: number;
}

/** Longer than the animations of every contestant. */
const MOVE_MS = 1_000;

/**
 * Moves forward to the last picture, and one back.
 * @param page the page
 * @param cdp a session in which processor time is counted
 * @param actions move forward and back
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
 * Measures the scripts and style sheets that were sent since the last call.
 * @param server that sent them
 * @returns kB of 1000 bytes, compressed with gzip
 */
export function takeKilobytes(server: GalleryServer): number {
  const code = server.takeSent().filter(({ path }) => /\.(?:js|css)$/.test(path));
  return code.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
