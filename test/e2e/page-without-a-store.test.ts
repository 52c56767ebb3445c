import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { BROWSER } from '../support/browser.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { examplesIn } from '../support/examples.ts';
import { WIDTHS } from '../support/store.ts';

const [SHOP = '', CART = ''] = examplesIn('README.md', 'html');
// A server of static files answers /cart with the page in that folder.
const PAGES = { '/': SHOP, '/cart': CART };

describe("the README's pages, in an empty folder", () => {
  let server: PageServer;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  before(async () => {
    [server, browser] = await Promise.all([startPageServer({ pages: PAGES }), BROWSER.borrow()]);
  });
  after(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    BROWSER.giveBack();
    await server.close();
  });

  /** Opens the shop as a new visitor, and records errors. */
  async function visit(
    viewport: (typeof WIDTHS)[keyof typeof WIDTHS],
    troubles: string[] = [],
  ): Promise<Page> {
    const context = await browser.newContext({ baseURL: server.url, viewport });
    contexts.push(context);
    const page = await context.newPage();
    page.on('console', (message) => troubles.push(message.text()));
    page.on('pageerror', (error) => troubles.push(String(error)));
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) troubles.push(request.url());
    });
    await page.goto('/');
    return page;
  }

  const pill = (page: Page) => page.getByRole('link', { name: 'One item in cart, $18.00' });
  const add = (page: Page) => addButton(page).click();

  for (const [device, viewport] of Object.entries(WIDTHS))
    test(`sell the mug on a ${device}, from the first click to the cart, as long as the tab is open`, async () => {
      const troubles: string[] = [];
      const page = await visit(viewport, troubles);
      await page.getByRole('heading', { name: 'Stoneware Mug' }).waitFor();
      await add(page);
      await pill(page).waitFor();
      await page.reload();
      await pill(page).click();
      await page.waitForURL('**/cart');
      await page.getByRole('textbox', { name: 'Quantity of Stoneware Mug' }).waitFor();
      await page.getByText('Stoneware Mug').filter({ visible: true }).first().waitFor();
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      assert.equal(isTooWide, false);
      await page.getByRole('link', { name: 'Checkout' }).click();
      await page.waitForURL('**/checkout');
      // The cart is empty, and the page agrees.
      assert.deepEqual(
        troubles.filter((line) => !line.includes('404')),
        [],
      );
    });

  test('start with an empty cart in another tab and for another visitor', async () => {
    const former = await visit(WIDTHS.desktop);
    await add(former);
    await pill(former).waitFor();
    const tab = await former.context().newPage();
    for (const page of [tab, await visit(WIDTHS.desktop)]) {
      await page.goto('/cart');
      await page.getByText('You have nothing in your shopping cart.').waitFor();
      await page.goto('/');
      await add(page);
      await pill(page).waitFor();
    }
  });

  test('carry out a click from before the store has loaded', async () => {
    const context = await browser.newContext({ baseURL: server.url });
    contexts.push(context);
    const page = await context.newPage();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/chunks/memory-store-*.js', async (route) => {
      await released;
      await route.continue();
    });
    const asked = page.waitForRequest('**/chunks/memory-store-*.js');
    await page.goto('/');
    await add(page);
    await asked;
    release();
    await pill(page).waitFor();
  });
});
