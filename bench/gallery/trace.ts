import type { Page } from 'playwright-core';

/** Chromium's name of a task of any thread, in the category below. */
const TASK = 'ThreadControllerImpl::RunTask';
const CATEGORY = 'toplevel';

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly args?: { readonly name?: string };
  /** Processor time, in µs. */
  readonly tdur?: number;
}

/**
 * Measures the longest task of a page's main thread, in processor time, which excludes other programs.
 * @param page the page
 * @param action the traced action
 */
export async function longestTaskMs(page: Page, action: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  await browser.startTracing(page, { categories: [CATEGORY] });
  const trace = await action().then(
    () => browser.stopTracing(),
    async (error: unknown) => {
      // A browser that is still tracing refuses the next trace.
      await browser.stopTracing();
      throw error;
    },
  );
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === TASK && main.has(threadOf(event)));
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
