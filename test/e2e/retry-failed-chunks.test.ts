import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { mugProduct } from '../../elements/testing-products.ts';
import { addButton } from '../support/add-button.ts';
import { pressUntilShown } from '../support/press.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { untilShopFails } from '../support/settle.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

/** A page with one tag. */
const MUG = `<!doctype html><title>Mug</title><script type="module" src="/dist/cdn/storefront.js"></script>
<store-add-to-cart product='${JSON.stringify(mugProduct)}'></store-add-to-cart>`;

const MUG_BY_ID = MUG.replace(/ product='.*'/, ' item-id="mug"');

/** The chunk of React, and those of two views that need it. */
const FILES = ['react-*', 'store-cart-view-*', 'store-reviews-view-*'];

describe('a chunk that fails to load at first', () => {
  let shop: VisitedStore;
  let server: PageServer;
  before(async () => {
    shop = await openStore();
    server = await startPageServer({ pages: { '/': MUG, '/by-id': MUG_BY_ID }, store: shop.url });
  });
  after(async () => {
    await server.close();
    await shop.close();
  });

  /** A visitor whose network fails once for each of the chunks. */
  async function visit() {
    const { context, page } = await shop.visit();
    const failed: string[] = [];
    for (const file of FILES)
      await page.route(
        `**/chunks/${file}`,
        async (route) => {
          failed.push(route.request().url());
          await route.abort();
        },
        { times: 1 },
      );
    return { context, page, failed };
  }

  /** Checks that the views of the page use one copy of React, without errors. */
  const complaintsOf = (page: Page) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    return complaints;
  };

  it('does not break the cart page', async () => {
    const { context, page, failed } = await visit();
    const complaints = complaintsOf(page);
    await fillCart(context, [{ itemId: 'mug', quantity: '1' }]);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Increase quantity of Stoneware Mug' }).click();
    await page.getByText('$36.00').filter({ visible: true }).first().waitFor();
    assert.equal(failed.length, 2);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('does not break reviews', async () => {
    const { context, page, failed } = await visit();
    await page.goto('/shop/mug');
    const reviews = page.locator('store-reviews');
    await reviews.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1);
    await reviews.getByRole('button', { name: 'Show more' }).waitFor();
    assert.equal(failed.length, 2);
    await context.close();
  });

  it('is reported once by its tag, requested again by each interaction, and the tag sells in the end', async () => {
    const { context, page } = await shop.visit({ baseURL: server.url });
    const reported: string[] = [];
    await page.exposeFunction('report', (code: string) => reported.push(code));
    await page.addInitScript(() => {
      document.addEventListener('store-error', ({ code }) => {
        (globalThis as unknown as { report: (code: string) => void }).report(code);
      });
    });
    const button = addButton(page);
    const touch = async () => {
      await button.focus();
      await button.blur();
    };
    const untilAskedInVain = async (file: string, act: () => Promise<unknown>) => {
      await Promise.all([
        page.waitForEvent('requestfailed', (request) => request.url().includes(`/chunks/${file}`)),
        act(),
      ]);
    };

    await page.route('**/chunks/network-*', (route) => route.abort());
    await page.route('**/chunks/react-*', (route) => route.abort());
    await untilAskedInVain('network-', () => page.goto('/'));
    // More often than React, which gives up after three.
    for (let count = 0; count < 5; count += 1) await untilAskedInVain('network-', touch);
    await page.unroute('**/chunks/network-*');
    await untilAskedInVain('react-', touch);
    await pressUntilShown(page, () => button.click(), PRODUCT_WORDS.added);
    assert.deepEqual(reported, ['view-unavailable']);
    await context.close();
  });

  it('is requested again for a product by id when the page becomes visible', async () => {
    const { context, page } = await shop.visit({ baseURL: server.url });
    await page.route('**/chunks/network-*', (route) => route.abort());
    await Promise.all([untilShopFails(page), page.goto('/by-id')]);
    await page.unroute('**/chunks/network-*');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('button', { name: PRODUCT_WORDS.addToCart }).waitFor({ timeout: 10_000 });
    await context.close();
  });
});
