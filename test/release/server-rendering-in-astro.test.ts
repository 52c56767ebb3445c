import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { BROWSER } from '../support/browser.ts';
import { exampleIn } from '../support/examples.ts';
import { startDevServer } from '../support/hosts/dev-server.ts';
import { installHost, runScript } from '../support/hosts/host-app.ts';
import { type PageServer, startPageServer } from '../support/page-server.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const RECIPE = exampleIn('docs/server-rendering.md', 'astro');
const PER_REQUEST = RECIPE.replace('---\n', '---\nexport const prerender = false;\n');
const BUILD = { args: [], env: { ASTRO_TELEMETRY_DISABLED: '1' } };

/** How a page is made → its path. */
const PAGES = { 'built once': '/', 'rendered for each request': '/live' } as const;

let store: VisitedStore;
let site: PageServer;

async function withPage(
  url: string,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await BROWSER.borrow();
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(url);
    await visit(page);
  } finally {
    await context.close();
    BROWSER.giveBack();
  }
}

describe('the Astro page of docs/server-rendering.md, with the packed package,', () => {
  before(async () => {
    store = await openStore();
    const folder = await installHost('astro');
    const pages = path.join(folder, 'src/pages');
    mkdirSync(pages, { recursive: true });
    writeFileSync(path.join(pages, 'index.astro'), RECIPE);
    writeFileSync(path.join(pages, 'live.astro'), PER_REQUEST);
    await runScript(folder, 'build', BUILD);
    const server = await startDevServer(folder, 'start');
    const answer = await fetch(`${server.url}live`);
    const live = await answer.text();
    await server.close();
    const client = path.join(folder, 'dist/client');
    site = await startPageServer({
      pages: { '/': readFileSync(path.join(client, 'index.html'), 'utf8'), '/live': live },
      folders: { _astro: path.join(client, '_astro') },
      store: store.url,
    });
  });

  after(async () => {
    await site.close();
    await store.close();
  });

  for (const [way, place] of Object.entries(PAGES)) {
    it(`shows the button and the price without a script, if it is ${way}`, () =>
      withPage(site.url + place, { javaScriptEnabled: false }, async (page) => {
        await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).waitFor();
        await page.getByRole('link', { name: 'Cart' }).waitFor();
        await page.getByText('$18.00').waitFor();
      }));

    it(`sells by the printed button after the script, if it is ${way}`, () =>
      withPage(site.url + place, {}, async (page) => {
        const button = await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).elementHandle();
        await page.evaluate(() => customElements.whenDefined('store-add-to-cart'));
        await page.evaluate(() => document.querySelector('store-add-to-cart')!.ready);
        await button.click();
        await page.getByRole('button', { name: PRODUCT_WORDS.added }).waitFor();
        assert.equal(await button.evaluate((node) => node.isConnected), true);
      }));
  }
});
