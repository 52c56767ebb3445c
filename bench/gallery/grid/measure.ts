import { countProcessorTime, processorTimeMs } from '../../shared/metrics.ts';
import { withThrottledPage, type Device, type ThrottledPage } from '../../shared/throttled-page.ts';
import { whenQuiet } from '../../shared/when-quiet.ts';
import type { VisitedPage } from '../compare.ts';
import type { Contestant } from '../page.ts';
import type { GalleryServer } from '../serve.ts';
import { longestTaskMs } from '../trace.ts';

/** The devices of the first look and of the scrolling, whose network is fast so that it does not wait for pictures. */
export interface GridDevices {
  readonly look: Device;
  readonly scroll: Device;
}

/** The cost of one visit of a grid. */
export interface GridVisit {
  /** When all pictures of the first screen were painted, in ms since the navigation. */
  readonly firstScreenMs: number;
  readonly firstPaintMs: number;
  /** Until the page was idle, in ms. */
  readonly loadingMs: number;
  /** Before anything was scrolled. */
  readonly pictures: number;
  readonly layoutShift: number;
  /** While it was scrolled from the top to the end. */
  readonly scrollingMs: number;
  readonly longestTaskMs: number;
  /** Percentage of the possible frames. */
  readonly droppedFrames: number;
  readonly layoutShiftScrolled: number;
  /** All of them. */
  readonly picturesScrolled: number;
}

/** The number of first looks, of which the median counts: a first screen is so fast on a desktop that a pause doubles it. */
const LOOKS = 3;

/** The speed of a visitor who scrolls to find something, in px a second. */
const SPEED = 4_000;

/**
 * Creates a function that visits a grid several times with an empty cache: to load it, and once to scroll to its end.
 * @param devices of the visits
 * @returns measures a visit; throws when the page logs an error, never becomes idle, or its end was not reached
 */
export function gridMeasureOf(devices: GridDevices): (page: VisitedPage<Contestant>) => Promise<GridVisit> {
  return async ({ browser, server, url, script }) => {
    const looks = [];
    while (looks.length < LOOKS) {
      looks.push(
        await withThrottledPage(browser, devices.look, script, (visited) => look(visited, url, server)),
      );
    }
    looks.sort((one, other) => one.firstScreenMs - other.firstScreenMs);
    const scrolled = await withThrottledPage(browser, devices.scroll, script, (visited) =>
      scroll(visited, url, server),
    );
    return { ...looks[(LOOKS - 1) / 2]!, ...scrolled };
  };
}

async function look({ page, cdp, traffic }: ThrottledPage, url: string, server: GalleryServer) {
  await countProcessorTime(cdp);
  server.takeSent();
  await page.goto(url);
  const { firstPaintMs, seen } = await whenQuiet({ page, traffic });
  const firstScreenMs = await page.evaluate(() => picturesSeen.firstScreenMs);
  return {
    firstScreenMs: firstScreenMs ?? Number.NaN,
    firstPaintMs,
    loadingMs: await processorTimeMs(cdp),
    pictures: picturesSent(server),
    layoutShift: seen.layoutShift,
  };
}

async function scroll({ page, cdp, traffic }: ThrottledPage, url: string, server: GalleryServer) {
  await countProcessorTime(cdp);
  server.takeSent();
  await page.goto(url);
  await whenQuiet({ page, traffic });
  const { distance, x, y } = await page.evaluate(() => ({
    distance: document.documentElement.scrollHeight - innerHeight,
    x: innerWidth / 2,
    y: innerHeight / 2,
  }));
  const beforeMs = await processorTimeMs(cdp);
  await page.evaluate(() => {
    watchFrames();
  });
  const taskMs = await longestTaskMs(page, () =>
    cdp.send('Input.synthesizeScrollGesture', {
      ...{ x, y, yDistance: -distance, speed: SPEED, gestureSourceType: 'mouse' },
    }),
  );
  const scrollingMs = (await processorTimeMs(cdp)) - beforeMs;
  const { frames, rest } = await page.evaluate(() => ({
    frames: picturesSeen.frames,
    rest: document.documentElement.scrollHeight - innerHeight - scrollY,
  }));
  if (Math.abs(rest) > 1) throw new Error(`${url}: ${rest} px were not scrolled.`);
  const { seen } = await whenQuiet({ page, traffic });
  return {
    scrollingMs,
    longestTaskMs: taskMs,
    droppedFrames: droppedPercent(frames),
    layoutShiftScrolled: seen.layoutShift,
    picturesScrolled: picturesSent(server),
  };
}

function picturesSent(server: GalleryServer): number {
  return server.takeSent().filter(({ path }) => path.endsWith('.jpg')).length;
}

const FRAME_MS = 1000 / 60;

function droppedPercent(frames: readonly number[]): number {
  const gaps = frames.slice(1).map((timeMs, index) => timeMs - (frames[index] ?? timeMs));
  const dropped = gaps.reduce((sum, gapMs) => sum + Math.max(0, Math.round(gapMs / FRAME_MS) - 1), 0);
  return (100 * dropped) / (dropped + gaps.length);
}
