/**
 * `npm run bench:bytes`: the scripts and style sheets that a product page with a button and a cart loads, with both builds
 * and with other libraries. Reads dist/: `npm run build` first. Fetches two libraries from npm's registry, once.
 */
import { launchBrowser } from '../test/support/browser.ts';
import { contestants } from './bytes/contestants.ts';
import { measureBytes, type Weight } from './bytes/measure.ts';

const browser = await launchBrowser();
try {
  console.log('| Library | Button, gzip | brotli | Cart, gzip | brotli |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const contestant of contestants()) {
    const { button, cart } = await measureBytes(browser, contestant);
    const cells = [contestant.name, ...cellsOf(button), ...cellsOf(cart)];
    console.log(`| ${cells.join(' | ')} |`);
  }
} finally {
  await browser.close();
}

function cellsOf({ gzipBytes, brotliBytes }: Weight): readonly string[] {
  return [gzipBytes, brotliBytes].map((bytes) => bytes.toLocaleString('en-US'));
}
