/**
 * `npm run bench:page [-- --rounds 5]`: compares the demo's product page on a slow phone to the same page written by hand
 * and with bare r2wc, in one run. Uses dist/: `npm run build` first.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore } from '../test/support/store.ts';
import { openFront } from './shared/front.ts';
import { measureVisit } from './page/measure.ts';
import { PAGES, report, type Visits } from './page/report.ts';
import { buildRivals } from './page/rivals/rivals.ts';
import { bundleScript } from './shared/bundle-script.ts';

const PRODUCT = '/shop/everyday-tee';
const IN_PAGE = path.join(import.meta.dirname, 'page/in-page');
const ROUND_LIMIT_MS = 4 * 60_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`--rounds: expected a whole number, got ${values.rounds}`);

const store = await openStore();
const front = await openFront(`${store.url}${PRODUCT}`, await buildRivals());
const tooLong = setTimeout(() => {
  console.error('It took too long.');
  process.exit(1);
}, rounds * ROUND_LIMIT_MS);
try {
  const scripts = {
    watch: await bundleScript(path.join(import.meta.dirname, 'shared/watch.ts')),
    press: await bundleScript(path.join(IN_PAGE, 'press.ts')),
  };
  const urls = {
    'by hand': `${front.url}/by-hand`,
    'bare r2wc': `${front.url}/bare-r2wc`,
    ours: `${store.url}${PRODUCT}`,
  };
  // The first responses of a new server are slow.
  for (const url of Object.values(urls)) await fetch(url);
  const visits: Visits = { 'by hand': [], 'bare r2wc': [], ours: [] };
  console.log(`Chromium ${store.browser.version()}, 4 × slower processor, Slow 4G, ${rounds} rounds`);
  for (let round = 1; round <= rounds; round += 1) {
    const startMs = performance.now();
    for (const name of PAGES) visits[name].push(await measureVisit(store.browser, urls[name], scripts));
    console.error(`round ${round} of ${rounds}: ${Math.round((performance.now() - startMs) / 1000)} s`);
  }
  console.log(`\n${report(visits)}`);
} finally {
  clearTimeout(tooLong);
  await front.close();
  await store.close();
}
