import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { fillCart } from '../support/site-pages.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

/** The file of React, and those of two views that need it. */
const FILES = ['react-*', 'store-cart-view-*', 'store-reviews-view-*'];

describe('a file does not come at first', () => {
  let shop: VisitedStore;
  before(async () => {
    shop = await openStore();
  });
  after(() => shop.close());

  /** A visitor for whom the network fails once for each of the files. */
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

  /** The views of the page that come are those of one React: nothing is wrong. */
  const complaintsOf = (page: Page) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    return complaints;
  };

  it('the cart page works all the same', async () => {
    const { context, page, failed } = await visit();
    const complaints = complaintsOf(page);
    await fillCart(context, [{ itemId: 'mug', quantity: '1' }]);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'One more Stoneware Mug' }).click();
    await page.getByText('$36.00').filter({ visible: true }).first().waitFor();
    assert.equal(failed.length, 2);
    assert.deepEqual(complaints, []);
    await context.close();
  });

  it('so do reviews', async () => {
    const { context, page, failed } = await visit();
    await page.goto('/shop/mug');
    const reviews = page.locator('store-reviews');
    await reviews.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 1);
    await reviews.getByRole('button', { name: 'Show more' }).waitFor();
    assert.equal(failed.length, 2);
    await context.close();
  });
});
