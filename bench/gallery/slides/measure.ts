import type { Page } from 'playwright-core';
import { countProcessorTime, processorTimeMs } from '../../shared/metrics.ts';
import { PHONE, SLOW_PHONE, withThrottledPage } from '../../shared/throttled-page.ts';
import { whenQuiet } from '../../shared/when-quiet.ts';
import type { VisitedPage } from '../compare.ts';
import { measureMoves, takeKilobytes, type MovingCost } from '../moves.ts';
import type { Slider } from './contestants.ts';

/** The cost of one visit of slides. */
export interface SlidesVisit extends MovingCost {
  /** Scripts and style sheets, before the first interaction. */
  readonly kilobytes: number;
  /** The same, after the moves. */
  readonly kilobytesMoved: number;
  /** When the first slide was painted, in ms since the navigation, on a slow network. */
  readonly firstSlideMs: number;
  /** Processor time of the main thread until the page is idle. */
  readonly loadingMs: number;
  readonly layoutShift: number;
}

/**
 * Visits slides twice with an empty cache: once to load them on a slow network, once to move them by their buttons.
 * @param visited the page and its contestant
 * @throws Error when the page logs an error, never becomes idle, or does not show the requested slide
 */
export async function measureSlides({
  browser,
  server,
  url,
  contestant,
  script,
}: VisitedPage<Slider>): Promise<SlidesVisit> {
  const looked = await withThrottledPage(browser, SLOW_PHONE, script, async ({ page, traffic }) => {
    await page.goto(url);
    const { seen } = await whenQuiet({ page, traffic });
    const firstSlideMs = await page.evaluate(() => picturesSeen.firstScreenMs);
    return { firstSlideMs: firstSlideMs ?? Number.NaN, layoutShift: seen.layoutShift };
  });
  const moved = await withThrottledPage(browser, PHONE, script, async ({ page, cdp, traffic }) => {
    await countProcessorTime(cdp);
    takeKilobytes(server);
    await page.goto(url);
    await whenQuiet({ page, traffic });
    const kilobytes = takeKilobytes(server);
    const loadingMs = await processorTimeMs(cdp);
    const next = await tapperOf(page, contestant.next);
    const previous = await tapperOf(page, contestant.previous);
    const cost = await measureMoves(page, cdp, { next, previous });
    return { ...cost, kilobytes, loadingMs, kilobytesMoved: kilobytes + takeKilobytes(server) };
  });
  return { ...looked, ...moved };
}

/** Taps a point: finding the button each time would add to the measured time. */
async function tapperOf(page: Page, name: string): Promise<() => Promise<void>> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${page.url()} has no button "${name}".`);
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}
