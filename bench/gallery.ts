/**
 * `npm run bench:gallery [-- --rounds 5 --only grid,slides,lightbox]`: compares galleries to plain images and other
 * libraries, in one run. Uses dist/: `npm run build` first.
 */
import { loadavg } from 'node:os';
import { launchBrowser } from '../test/support/browser.ts';
import { readArguments, type PartName } from './gallery/arguments.ts';
import { compare, type Tools } from './gallery/compare.ts';
import { makeGrids } from './gallery/grid/contestants.ts';
import { gridMeasureOf } from './gallery/grid/measure.ts';
import { GRID_ROWS } from './gallery/grid/rows.ts';
import { makeLightboxes } from './gallery/lightbox/contestants.ts';
import { measureLightbox } from './gallery/lightbox/measure.ts';
import { LIGHTBOX_ROWS } from './gallery/lightbox/rows.ts';
import { MOVING_COUNT } from './gallery/moves.ts';
import { drawPictures } from './gallery/pictures.ts';
import { makeSliders } from './gallery/slides/contestants.ts';
import { measureSlides } from './gallery/slides/measure.ts';
import { SLIDE_ROWS } from './gallery/slides/rows.ts';
import { DESKTOP, PHONE, SLOW_PHONE } from './shared/throttled-page.ts';

const ROUND_LIMIT_MS = 15 * 60_000;
const GRID_COUNT = 500;

const PARTS: Readonly<Record<PartName, (tools: Tools) => Promise<readonly string[]>>> = {
  grid: async (tools) => {
    const grid = { contestants: makeGrids(GRID_COUNT), rows: GRID_ROWS };
    const onPhone = gridMeasureOf({ look: SLOW_PHONE, scroll: PHONE });
    const onDesktop = gridMeasureOf({ look: DESKTOP, scroll: DESKTOP });
    return [
      await compare(tools, { ...grid, title: `${GRID_COUNT} pictures, a slow phone`, measure: onPhone }),
      await compare(tools, { ...grid, title: `${GRID_COUNT} pictures, a desktop`, measure: onDesktop }),
    ];
  },
  slides: async (tools) => [
    await compare(tools, {
      title: `${MOVING_COUNT} slides, a phone`,
      contestants: makeSliders(MOVING_COUNT),
      rows: SLIDE_ROWS,
      measure: measureSlides,
    }),
  ],
  lightbox: async (tools) => [
    await compare(tools, {
      title: `${MOVING_COUNT} pictures over the page, a phone`,
      contestants: makeLightboxes(MOVING_COUNT),
      rows: LIGHTBOX_ROWS,
      measure: measureLightbox,
    }),
  ],
};

const { rounds, parts } = readArguments(process.argv.slice(2));
const browser = await launchBrowser();
const tooLong = setTimeout(() => {
  console.error('It took too long.');
  process.exit(1);
}, rounds * ROUND_LIMIT_MS);
try {
  const tools = { browser, rounds, pictures: await drawPictures(browser) };
  for (const part of parts) for (const table of await PARTS[part](tools)) console.log(`\n${table}`);
  const load = loadavg().map((value) => value.toFixed(0));
  console.log(`\nChromium ${browser.version()}, ${rounds} rounds, load ${load.join(', ')}`);
} finally {
  clearTimeout(tooLong);
  await browser.close();
}
