import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ADD_BUTTON } from '../support/add-button.ts';
import { EVERY_BROWSER } from '../support/every-browser.ts';
import { startDevServer } from '../support/hosts/dev-server.ts';
import { HOSTS, installHost, runScript, storeOf } from '../support/hosts/host-app.ts';
import type { OtherBrowser, OtherPage } from '../support/other-browsers.ts';
import { type PageServer, startPageServer } from '../support/page-server.ts';
import { openOwnStore, type VisitedStore } from '../support/store.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const [CHROMIUM] = EVERY_BROWSER as [OtherBrowser];

/** Puts the mug into the cart; the app's own listener counts it, too. */
async function add(page: OtherPage, url: string): Promise<void> {
  await page.goTo(url);
  await page.click(ADD_BUTTON);
  await page.untilShown({ role: 'link', name: 'One item in cart, $18.00' });
  await page.untilShown({ text: 'Items in your cart: 1' });
}

/** Doubles it in the drawer, which the pill opens. */
async function double(page: OtherPage): Promise<void> {
  await page.click({ role: 'link', name: 'One item in cart, $18.00' });
  await page.click({ role: 'button', name: 'Increase quantity of Stoneware Mug' });
  await page.untilShown({ text: 'Items in your cart: 2' });
}

async function inPageOf(browser: OtherBrowser, visit: (page: OtherPage) => Promise<void>): Promise<void> {
  const page = await browser.open();
  try {
    await visit(page);
  } finally {
    await page.close();
  }
}

// Not in the published package, and built by tools of their own: only a run from an empty folder shows that an app works.
describe('the example app, from an empty folder with the packed package,', () => {
  const builds = makeTemporaryFolder();
  let store: VisitedStore;
  let site: PageServer;

  before(async () => {
    site = await startPageServer({
      pages: {},
      folders: Object.fromEntries(HOSTS.map((host) => [host, path.join(builds, host)])),
    });
    store = await openOwnStore({ allowedOrigins: [site.url] });
  });
  after(async () => {
    await store.close();
    await site.close();
    removeFolder(builds);
  });

  for (const host of HOSTS)
    describe(`of ${host}`, () => {
      let output = '';
      before(async () => {
        const folder = await installHost(host);
        output = await runScript(folder, 'build', storeOf(host, store.url));
        cpSync(path.join(folder, 'dist'), path.join(builds, host), { recursive: true });
      });

      it('passes the type check of its tool, and is built without a warning', () => {
        // Not the names of chunks.
        assert.doesNotMatch(output, /\bwarn(ing)?\b(?!-)/i);
      });

      for (const browser of EVERY_BROWSER)
        it(
          `sells from a real store, as far as its checkout, in ${browser.name}`,
          { skip: !browser.isThere() && `${browser.name} is not installed` },
          () =>
            inPageOf(browser, async (page) => {
              await add(page, `${site.url}/${host}/`);
              await double(page);
              await page.click({ role: 'link', name: 'Checkout' });
              await page.untilAt(`${store.url}/checkout`);
              await page.untilShown({ text: '$36.00' });
            }),
        );

      it('sells from a store in memory while it is developed', async () => {
        const server = await startDevServer(await installHost(host));
        try {
          await inPageOf(CHROMIUM, async (page) => {
            await add(page, server.url);
            await double(page);
          });
        } finally {
          await server.close();
        }
      });
    });
});
