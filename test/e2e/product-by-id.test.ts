import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { addButton } from '../support/add-button.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

const SCRIPT =
  '<!doctype html><title>Ours</title><script type="module" src="/dist/cdn/storefront.js"></script>';
const PAGES = {
  '/tee': `${SCRIPT}<store-product item-id="tee">
    <store-price>from the shop</store-price><store-add-to-cart>Ask us.</store-add-to-cart></store-product><cart-pill></cart-pill>`,
  '/moon': `${SCRIPT}<store-add-to-cart item-id="moon"><p>Ask us.</p></store-add-to-cart>`,
};
const PRODUCT = '**/api/commerce/products/*';

describe('a page with the id of a product only', () => {
  let store: VisitedStore;
  let server: PageServer;
  before(async () => {
    store = await openStore();
    server = await startPageServer({ pages: PAGES, store: store.url });
  });
  after(async () => {
    await store.close();
    await server.close();
  });

  const visit = async () => {
    const { page, context } = await store.visit({ baseURL: server.url });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    return { page, context, thrown };
  };
  const withFault = (page: Page, fault: string, times: number) =>
    page.route(
      PRODUCT,
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-test-fault': fault } }),
      { times },
    );

  test("shows the store's data of it, and sells it", async () => {
    const { page, thrown } = await visit();
    await page.goto('/tee');
    await page.getByRole('combobox', { name: 'Color' }).selectOption('Ink');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('M');
    await addButton(page).click();
    await page.getByRole('link', { name: 'One item in cart' }).waitFor();
    assert.deepEqual(thrown, []);
  });

  for (const fault of ['500', 'drop', 'slow=1500', 'truncate'])
    test(`shows it all the same when the store once answers with “${fault}”`, async () => {
      const { page, thrown } = await visit();
      await withFault(page, fault, 1);
      const answered = page.waitForResponse(PRODUCT);
      await page.goto('/tee');
      // A truncated response is not retried automatically.
      if (fault === 'truncate') {
        await answered;
        await page.getByText('Ask us.').waitFor();
        await page.waitForFunction(() => customElements.get('cart-pill') !== undefined);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
      await page.getByRole('combobox', { name: 'Color' }).waitFor();
      assert.deepEqual(thrown, []);
    });

  test('shows the server-rendered text for an unknown product, and warns the author', async () => {
    const { page, thrown } = await visit();
    const warning = page.waitForEvent(
      'console',
      (message) =>
        message.text().includes('item-id') || message.text().includes('no product with the id "moon"'),
    );
    await page.goto('/moon');
    assert.match((await warning).text(), /the store knows no product with the id "moon"/);
    assert.ok(await page.getByText('Ask us.').isVisible());
    assert.deepEqual(thrown, []);
  });

  test('shows it once the network is back', async () => {
    const { page, context } = await visit();
    await page.route(PRODUCT, (route) => route.abort(), { times: 3 });
    const last = page.waitForEvent('console', (message) => message.text().includes('store-product/item'));
    await page.goto('/tee');
    await last;
    assert.ok(await page.getByText('Ask us.').isVisible());
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('combobox', { name: 'Color' }).waitFor();
  });
});
