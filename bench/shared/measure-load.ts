import { countProcessorTime, processorTimeMs } from './metrics.ts';
import type { ThrottledPage } from './throttled-page.ts';
import { whenQuiet } from './when-quiet.ts';

/** The cost of loading a page that nobody touches; times in milliseconds since the navigation. */
export interface Load {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** The total blocking time, beyond 50 ms per task. */
  readonly blockingMs: number;
  readonly layoutShift: number;
  /** The processor time of the main thread. */
  readonly processorMs: number;
  /** The transfer size, in kB of 1000 bytes, headers included. */
  readonly kilobytes: number;
  readonly requests: number;
}

const LONG_TASK_MS = 50;

/**
 * Loads a page until it is quiet.
 * @param visited a page in which `watch.ts` runs
 * @param url the page
 * @throws Error when it never becomes idle
 */
export async function measureLoad({ page, cdp, traffic }: ThrottledPage, url: string): Promise<Load> {
  await countProcessorTime(cdp);
  // Of an earlier view. Processor time starts at zero in each document.
  const before = { ...traffic };
  await page.goto(url);
  const { seen, firstPaintMs } = await whenQuiet({ page, traffic });
  return {
    firstPaintMs,
    largestPaintMs: seen.largestPaintMs,
    blockingMs: seen.longTasks.reduce((sum, { durationMs }) => sum + durationMs - LONG_TASK_MS, 0),
    layoutShift: seen.layoutShift,
    processorMs: await processorTimeMs(cdp),
    kilobytes: (traffic.bytes - before.bytes) / 1_000,
    requests: traffic.requests - before.requests,
  };
}
