import { countProcessorTime, processorTimeMs } from '../../shared/metrics.ts';
import { PHONE, withThrottledPage } from '../../shared/throttled-page.ts';
import { whenQuiet } from '../../shared/when-quiet.ts';
import type { VisitedPage } from '../compare.ts';
import type { Contestant } from '../page.ts';
import { measureMoves, takeKilobytes, type MovingCost } from '../moves.ts';

/** The cost of one visit of a lightbox. */
export interface LightboxVisit extends MovingCost {
  /** Scripts and style sheets, before the first interaction. */
  readonly kilobytes: number;
  /** The same, after a picture was opened. */
  readonly kilobytesOpen: number;
  /** From the tap until the picture is painted, in ms. */
  readonly answerMs: number;
  /** Processor time of the main thread, from the tap until the page is idle. */
  readonly openingMs: number;
}

/**
 * Opens a picture in the lightbox and moves through all of them with the arrow keys.
 * @param visited the page
 * @throws Error when the page logs an error, never becomes idle, or does not show the requested picture
 */
export function measureLightbox({
  browser,
  server,
  url,
  script,
}: VisitedPage<Contestant>): Promise<LightboxVisit> {
  return withThrottledPage(browser, PHONE, script, async ({ page, cdp, traffic }) => {
    await countProcessorTime(cdp);
    takeKilobytes(server);
    await page.goto(url);
    await whenQuiet({ page, traffic });
    const kilobytes = takeKilobytes(server);
    const beforeMs = await processorTimeMs(cdp);
    const answer = page.evaluate(async () => {
      const tapMs = await new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          () => {
            resolve(performance.now());
          },
          { capture: true },
        );
      });
      await whenPainted('/slide/1.jpg');
      return performance.now() - tapMs;
    });
    await page.getByAltText('Photograph 1', { exact: true }).tap();
    const answerMs = await answer;
    await whenQuiet({ page, traffic });
    const openingMs = (await processorTimeMs(cdp)) - beforeMs;
    const cost = await measureMoves(page, cdp, {
      next: () => page.keyboard.press('ArrowRight'),
      previous: () => page.keyboard.press('ArrowLeft'),
    });
    return { ...cost, answerMs, openingMs, kilobytes, kilobytesOpen: kilobytes + takeKilobytes(server) };
  });
}
