/** `npm run bench`: compares mounting and updating add-to-cart elements to other libraries, in one run. */
import { launchBrowser } from '../test/support/browser.ts';
import { readArguments } from './mount/arguments.ts';
import { bundle } from './mount/bundle.ts';
import { createCases, measureRound } from './mount/cases.ts';
import { serve } from './mount/serve.ts';
import { printTable } from './mount/table.ts';

const { counts, rounds, contestants } = readArguments(process.argv.slice(2));
const cases = createCases(counts, contestants);
const server = await serve(await bundle(contestants));
const browser = await launchBrowser();
try {
  console.log(`Chromium ${browser.version()}, ${rounds} rounds of ${contestants.join(', ')}`);
  for (let round = 1; round <= rounds; round += 1) {
    const startMs = performance.now();
    await measureRound(browser, server, cases, round % 2 === 0);
    const seconds = Math.round((performance.now() - startMs) / 1000);
    console.error(`round ${round} of ${rounds}: ${seconds} s`);
  }
  printTable(cases);
} finally {
  await browser.close();
  await server.close();
}
