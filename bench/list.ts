/**
 * `npm run bench:list [-- --rounds 5]`: compares a page of the list of a store with 1,000 products on a slow phone to the
 * same page as plain HTML, in one run, and shows all products one page after the other. Uses dist/: `npm run build` first.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openOwnStore } from '../test/support/store.ts';
import { plainDocument, wholeListDocument } from './list/documents.ts';
import { showAll, showAllTable } from './list/show-all.ts';
import { bundleScript } from './shared/bundle-script.ts';
import { comparisonTable, type Row } from './shared/comparison-table.ts';
import { openFront } from './shared/front.ts';
import { measureLoad, type Load } from './shared/measure-load.ts';
import { importThousandProducts } from './shared/thousand-products.ts';
import { SLOW_PHONE, withThrottledPage } from './shared/throttled-page.ts';

const PAGES = ['plain HTML', 'ours'] as const;
const ROWS: readonly Row<keyof Load>[] = [
  { key: 'firstPaintMs', words: 'first paint, ms', goal: { type: 'ratio', most: 1.15 } },
  { key: 'largestPaintMs', words: 'largest paint, ms', goal: { type: 'ratio', most: 1.15 } },
  { key: 'blockingMs', words: 'blocking time, ms' },
  { key: 'layoutShift', words: 'layout shift', digits: 3, goal: { type: 'value', most: 0 } },
  { key: 'kilobytes', words: 'fetched, kB', digits: 1 },
  { key: 'requests', words: 'requests' },
];
const ROUND_LIMIT_MS = 4 * 60_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds: expected a whole number, got ${values.rounds}`);

const tooLong = setTimeout(
  () => {
    console.error('It took too long.');
    process.exit(1);
  },
  (rounds + 1) * ROUND_LIMIT_MS,
);
const store = await openOwnStore();
const listUrl = store.url + (await importThousandProducts(store.url)).path;
const rivals = new Map([
  ['/plain', { documentOf: plainDocument }],
  ['/all', { documentOf: wholeListDocument }],
]);
const front = await openFront(listUrl, rivals);
try {
  const watch = await bundleScript(path.join(import.meta.dirname, 'shared/watch.ts'));
  const urls = { 'plain HTML': `${front.url}/plain`, ours: listUrl };
  // The first responses of a new server are slow.
  for (const url of Object.values(urls)) await fetch(url);
  const loads: Record<(typeof PAGES)[number], Load[]> = { 'plain HTML': [], ours: [] };
  console.log(`Chromium ${store.browser.version()}, 4 × slower processor, Slow 4G, ${rounds} rounds`);
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of round % 2 ? PAGES : PAGES.toReversed())
      loads[name].push(
        await withThrottledPage(store.browser, SLOW_PHONE, watch, (visited) =>
          measureLoad(visited, urls[name]),
        ),
      );
    console.error(`round ${round} of ${rounds}`);
  }
  console.log(`\n${comparisonTable({ names: PAGES, rows: ROWS }, loads)}`);
  console.log(`\n${showAllTable(await showAll(store.browser, `${front.url}/all`, watch))}`);
} finally {
  clearTimeout(tooLong);
  await front.close();
  await store.close();
}
