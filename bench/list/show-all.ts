import type { Browser } from 'playwright-core';
import { countProcessorTime, processorTimeMs } from '../shared/metrics.ts';
import { PHONE, withThrottledPage } from '../shared/throttled-page.ts';
import { whenQuiet } from '../shared/when-quiet.ts';

/** The cost of showing some more products. */
interface Step {
  readonly count: number;
  readonly processorMs: number;
  readonly longestTaskMs: number;
  readonly layoutShift: number;
}

/** More than the pages of the list, and some that miss. */
const MAX_PRESSES = 40;

/**
 * Shows all products of a list, a page after the other.
 * @param browser a running Chromium
 * @param url a page with the list alone
 * @param watch the script that notes long tasks
 */
export async function showAll(browser: Browser, url: string, watch: string): Promise<readonly Step[]> {
  return withThrottledPage(browser, PHONE, watch, async ({ page, cdp, traffic }) => {
    await countProcessorTime(cdp);
    await page.goto(url);
    await page.getByRole('button', { name: 'Show more' }).waitFor();
    const steps: Step[] = [];
    for (let press = 0; press < MAX_PRESSES; press += 1) {
      const place = await page.evaluate(findMore);
      // Cards that come into view are laid out first.
      let { seen } = await whenQuiet({ page, traffic });
      if (place === null) return steps;
      const { x, y } = (await page.evaluate(findMore)) ?? place;
      const [startMs, shiftBefore] = [await page.evaluate(() => performance.now()), seen.layoutShift];
      const before = await processorTimeMs(cdp);
      // A real tap: browsers do not count a layout shift right after it as unexpected.
      await page.touchscreen.tap(x, y);
      ({ seen } = await whenQuiet({ page, traffic }));
      const tasks = seen.longTasks.filter((task) => task.startMs >= startMs);
      const processorMs = (await processorTimeMs(cdp)) - before;
      const count = await page.evaluate(
        () => document.querySelector('store-list')?.shadowRoot?.querySelectorAll('[part=card]').length ?? 0,
      );
      // The button had moved once more: nothing was pressed.
      if (count === steps.at(-1)?.count) continue;
      steps.push({
        count,
        processorMs,
        longestTaskMs: Math.max(0, ...tasks.map(({ durationMs }) => durationMs)),
        layoutShift: seen.layoutShift - shiftBefore,
      });
    }
    return steps;
  });
}

/** Playwright's own search for a button would cost more than the list. */
function findMore(): { readonly x: number; readonly y: number } | null {
  const button = document.querySelector('store-list')?.shadowRoot?.querySelector('[part=more]');
  if (!button) return null;
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/**
 * Renders a Markdown table of the steps.
 * @param steps in their order
 */
export function showAllTable(steps: readonly Step[]): string {
  const rows = steps.map(
    ({ count, processorMs, longestTaskMs, layoutShift }) =>
      `| ${count} | ${processorMs.toFixed(0)} | ${longestTaskMs.toFixed(0)} | ${layoutShift.toFixed(3)} |`,
  );
  return [
    '| products shown | processor time of the next hundred, ms | longest task, ms | layout shift |',
    '| --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
