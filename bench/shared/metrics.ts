import type { CDPSession } from 'playwright-core';

/** Chromium's metrics of a page. */
type Metric = 'JSHeapUsedSize' | 'Nodes' | 'TaskDuration';

/**
 * Counts processor time, not wall-clock time: other work on this machine must not count.
 * @param cdp a session of the page, before the page is opened
 */
export async function countProcessorTime(cdp: CDPSession): Promise<void> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/**
 * Reads the processor time of the page's main thread so far.
 * @param cdp a session in which it is counted
 * @returns milliseconds
 */
export async function processorTimeMs(cdp: CDPSession): Promise<number> {
  return (await readMetric(cdp, 'TaskDuration')) * 1000;
}

/**
 * Reads one metric of a page.
 * @param cdp a session in which processor time is counted
 * @param wanted its name
 */
export async function readMetric(cdp: CDPSession, wanted: Metric): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}
