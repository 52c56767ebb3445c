import path from 'node:path';
import type { Browser } from 'playwright-core';
import { bundleScript } from '../../shared/bundle-script.ts';
import { DESKTOP, PHONE, SLOW_PHONE } from '../../shared/throttled-page.ts';
import { makePage } from '../page.ts';
import type { Pictures } from '../pictures.ts';
import { serve } from '../serve.ts';
import { stubbornly } from '../stubbornly.ts';
import { tableOf, type Row } from '../table.ts';
import { GRIDS, makeGrids, type GridName } from './contestants.ts';
import { measureGrid, type GridDevices, type GridVisit } from './measure.ts';

const COUNT = 500;
const SHARED = path.resolve(import.meta.dirname, '../../shared');

const DEVICES: Readonly<Record<string, GridDevices>> = {
  'a slow phone': { look: SLOW_PHONE, scroll: PHONE },
  'a desktop': { look: DESKTOP, scroll: DESKTOP },
};

const ROWS: readonly Row<GridVisit>[] = [
  { words: 'first screen, ms', read: (visit) => visit.firstScreenMs, goal: { type: 'ratio', most: 1.15 } },
  { words: 'first paint, ms', read: (visit) => visit.firstPaintMs },
  { words: 'loading, processor ms', read: (visit) => visit.loadingMs },
  { words: 'pictures fetched at first', read: (visit) => visit.pictures, goal: { type: 'more', most: 0 } },
  {
    words: 'layout shift',
    read: (visit) => visit.layoutShift,
    digits: 3,
    goal: { type: 'value', most: 0 },
  },
  { words: 'scrolling, processor ms', read: (visit) => visit.scrollingMs },
  {
    words: 'longest task while scrolling, processor ms',
    read: (visit) => visit.longestTaskMs,
    digits: 1,
    goal: { type: 'value', most: 50 },
  },
  {
    words: 'dropped frames, %',
    read: (visit) => visit.droppedFrames,
    digits: 1,
    goal: { type: 'more', most: 5 },
  },
  {
    words: 'layout shift, scrolled',
    read: (visit) => visit.layoutShiftScrolled,
    digits: 3,
    goal: { type: 'value', most: 0 },
  },
  { words: 'pictures fetched in all', read: (visit) => visit.picturesScrolled },
];

/**
 * Compares grids of five hundred pictures.
 * @param browser a running Chromium
 * @param pictures the photographs
 * @param rounds how often each is visited
 * @returns a table of Markdown for each device, by its name
 */
export async function compareGrids(
  browser: Browser,
  pictures: Pictures,
  rounds: number,
): Promise<ReadonlyMap<string, string>> {
  const grids = makeGrids(COUNT);
  const pages = await Promise.all(GRIDS.map((name) => makePage(`/grid/${name}`, grids[name])));
  const server = await serve(new Map(pages.flatMap((files) => [...files])), pictures);
  const watch = await bundleScript(path.join(SHARED, 'watch.ts'));
  const script = watch + (await bundleScript(path.resolve(import.meta.dirname, '../in-page/watch-grid.ts')));
  try {
    const tables = new Map<string, string>();
    for (const [device, devices] of Object.entries(DEVICES)) {
      const visits: Record<GridName, GridVisit[]> = { plain: [], figures: [], document: [] };
      for (let round = 1; round <= rounds; round += 1) {
        for (const name of GRIDS) {
          const url = `${server.url}/grid/${name}/`;
          const visit = () => measureGrid(browser, server, { url, devices, script });
          visits[name].push(await stubbornly(visit));
        }
        console.error(`grid, ${device}: round ${round} of ${rounds}`);
      }
      const columns = GRIDS.map((name) => ({
        title: grids[name].title,
        visits: visits[name],
        isOurs: name !== 'plain',
      }));
      tables.set(device, tableOf(ROWS, columns));
    }
    return tables;
  } finally {
    await server.close();
  }
}
