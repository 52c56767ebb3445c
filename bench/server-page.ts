/**
 * `npm run bench:server-page [-- --rounds 5]`: compares a product page that a plain Node server renders with
 * `renderToHTML` on a slow phone to the same page written by hand, in one run. Uses dist/: `npm run build` first.
 */
import type * as server from '../entries/server/index.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openStore } from '../test/support/store.ts';
import { measureVisit, type Visit } from './page/measure.ts';
import { buyTwice } from './server-page/buy.ts';
import { byHandDocument, renderedDocument } from './server-page/documents.ts';
import { bundleScript } from './shared/bundle-script.ts';
import { comparisonTable, type Row } from './shared/comparison-table.ts';
import { openFront } from './shared/front.ts';

const DIST = path.join(import.meta.dirname, '../dist');
const PRODUCT = '/shop/everyday-tee';
const PAGES = ['by hand', 'rendered'] as const;
const ROWS: readonly Row<keyof Visit>[] = [
  { key: 'firstPaintMs', words: 'first paint, ms', goal: { type: 'ratio', most: 1.05 } },
  { key: 'largestPaintMs', words: 'largest paint, ms' },
  { key: 'answerMs', words: 'first answer to the earliest press, ms' },
  { key: 'blockingMs', words: 'blocking time, untouched, ms' },
  { key: 'longestTaskMs', words: 'longest task once touched, ms' },
  { key: 'layoutShift', words: 'layout shift', digits: 3, goal: { type: 'value', most: 0 } },
  { key: 'kilobytes', words: 'fetched, untouched, kB', digits: 1 },
  { key: 'requests', words: 'requests, untouched' },
];
const ROUND_LIMIT_MS = 4 * 60_000;
const SCRIPT_URL = '/by-hand.js';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds: expected a whole number, got ${values.rounds}`);

const read = (file: string) => readFileSync(path.join(DIST, file), 'utf8').trim();
const inPage = (file: string) => bundleScript(path.join(import.meta.dirname, file));
const renderer = (await import(
  pathToFileURL(path.join(DIST, 'entries/server/index.js')).href
)) as typeof server;
const files = { storeCss: read('store.css'), earlyScript: read('cdn/early.js') };
const script = { url: SCRIPT_URL, text: await inPage('page/rivals/by-hand.ts') };
const tooLong = setTimeout(
  () => {
    console.error('It took too long.');
    process.exit(1);
  },
  (rounds + 1) * ROUND_LIMIT_MS,
);
const store = await openStore();
const front = await openFront(
  store.url + PRODUCT,
  new Map([
    ['/by-hand', { script, documentOf: byHandDocument(SCRIPT_URL) }],
    ['/rendered', { documentOf: renderedDocument(renderer, files) }],
  ]),
);
try {
  const scripts = { watch: await inPage('shared/watch.ts'), press: await inPage('page/in-page/press.ts') };
  const urls = { 'by hand': `${front.url}/by-hand`, rendered: `${front.url}/rendered` };
  // Also the first responses of a new server, which are slow.
  for (const url of Object.values(urls)) await buyTwice(store.browser, url);
  console.log('Both pages sell before the script and after it.');
  const visits: Record<(typeof PAGES)[number], Visit[]> = { 'by hand': [], rendered: [] };
  console.log(`Chromium ${store.browser.version()}, 4 × slower processor, Slow 4G, ${rounds} rounds`);
  for (let round = 1; round <= rounds; round += 1) {
    for (const name of round % 2 ? PAGES : PAGES.toReversed())
      visits[name].push(await measureVisit(store.browser, urls[name], scripts));
    console.error(`round ${round} of ${rounds}`);
  }
  console.log(`\n${comparisonTable({ names: PAGES, rows: ROWS }, visits)}`);
} finally {
  clearTimeout(tooLong);
  await front.close();
  await store.close();
}
