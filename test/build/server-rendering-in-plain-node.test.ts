import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { BROWSER } from '../support/browser.ts';
import { makeUsersFolder, type UsersFolder } from '../support/empty-folder.ts';
import { exampleIn } from '../support/examples.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openStore, type VisitedStore } from '../support/store.ts';
import { removeFolder } from '../support/temporary-folder.ts';

/** Set in the page before its own scripts: the sum of all layout shifts, and the button that the server has printed. */
declare global {
  var shiftSum: number;
  var printedButton: Element;
}

let folder: UsersFolder;
let store: VisitedStore;
let site: PageServer;

/** The page that the server of the document answers with. */
async function pageOfDocument(product: object): Promise<string> {
  const module = pathToFileURL(path.join(folder.path, 'shop.js')).href;
  const { startShop } = (await import(module)) as { startShop: (product: object) => Server };
  const server = startShop(product);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  const page = await answer.text();
  await new Promise((resolve) => server.close(resolve));
  return page;
}

async function withPage(options: BrowserContextOptions, visit: (page: Page) => Promise<void>) {
  const browser = await BROWSER.borrow();
  const context = await browser.newContext(options);
  try {
    await visit(await context.newPage());
  } finally {
    await context.close();
    BROWSER.giveBack();
  }
}

describe('the page of a plain Node server, by docs/server-rendering.md', () => {
  before(async () => {
    store = await openStore();
    const code = exampleIn('docs/server-rendering.md', 'js', 'startShop');
    folder = await makeUsersFolder({ 'shop.js': code }, ['react', 'react-dom']);
    const answer = await fetch(`${store.url}/api/commerce/products/mug`);
    const product = (await answer.json()) as { readonly item?: object };
    site = await startPageServer({
      pages: { '/': await pageOfDocument(product.item ?? product) },
      store: store.url,
    });
  });

  after(async () => {
    await site.close();
    await store.close();
    removeFolder(folder.path);
  });

  it('shows what it sells without a script', () =>
    withPage({ javaScriptEnabled: false }, async (page) => {
      await page.goto(site.url);
      await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).waitFor();
      await page.getByRole('link', { name: 'Cart' }).waitFor();
      await page.getByText('$18.00').waitFor();
    }));

  it('sells after the script, by the printed button, without a shift', () =>
    withPage({}, async (page) => {
      await page.addInitScript(() => {
        globalThis.shiftSum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) globalThis.shiftSum += Reflect.get(entry, 'value') as number;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        document.addEventListener('readystatechange', () => {
          // Before any module has run.
          if (document.readyState !== 'interactive') return;
          const root = document.querySelector('store-add-to-cart')?.shadowRoot;
          globalThis.printedButton = root?.querySelector('button') as Element;
        });
      });
      await page.goto(site.url);
      await page.evaluate(() => document.querySelector('store-add-to-cart')!.ready);
      await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).waitFor();
      // The visitor expects what follows a click to move.
      assert.equal(await page.evaluate(() => globalThis.shiftSum), 0);
      await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).click();
      await page.getByRole('button', { name: PRODUCT_WORDS.added }).waitFor();
      assert.equal(await page.evaluate(() => globalThis.printedButton.isConnected), true);
    }));
});
