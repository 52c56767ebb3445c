/**
 * `npm run bench:gallery [-- --rounds 5 --only grid,slides,lightbox]`: galleries beside plain images and their rivals, in
 * one run. Looks at dist/: `npm run build` first.
 */
import { loadavg } from 'node:os';
import { launchBrowser } from '../test/support/browser.ts';
import { readArguments, type PartName } from './gallery/arguments.ts';
import { compareGrids } from './gallery/grid/compare.ts';
import { drawPictures } from './gallery/pictures.ts';

const ROUND_LIMIT_MS = 12 * 60_000;

const COMPARISONS: Readonly<Record<PartName, typeof compareGrids>> = { grid: compareGrids };

const { rounds, parts } = readArguments(process.argv.slice(2));
const browser = await launchBrowser();
const tooLong = setTimeout(() => {
  console.error('It took too long.');
  process.exit(1);
}, rounds * ROUND_LIMIT_MS);
try {
  const pictures = await drawPictures(browser);
  for (const part of parts) {
    const tables = await COMPARISONS[part](browser, pictures, rounds);
    for (const [title, table] of tables) console.log(`\n${part}, ${title}\n\n${table}`);
  }
  const load = loadavg().map((value) => value.toFixed(0));
  console.log(`\nChromium ${browser.version()}, ${rounds} rounds, load ${load.join(', ')}`);
} finally {
  clearTimeout(tooLong);
  await browser.close();
}
