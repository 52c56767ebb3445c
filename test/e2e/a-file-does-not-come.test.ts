import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { mugProduct } from '../../elements/testing-products.ts';
import { pressUntilShown } from '../support/press.ts';
import { startPageServer, type PageServer } from '../support/page-server.ts';
import { fillCart } from '../support/site-pages.ts';
import { openStore, type VisitedStore } from '../support/store.ts';

/** A page of somebody's own, with one tag. */
const MUG = `<!doctype html><title>Mug</title><script type="module" src="/dist/cdn/storefront.js"></script>
<store-add-to-cart product='${JSON.stringify(mugProduct)}'></store-add-to-cart>`;

/** The file of React, and those of two views that need it. */
const FILES = ['react-*', 'store-cart-view-*', 'store-reviews-view-*'];

describe('a file does not come at first', () => {
  let shop: VisitedStore;
  let server: PageServer;
  before(async () => {
    shop = await openStore();
    server = await startPageServer({ pages: { '/': MUG }, store: shop.url });
  });
  after(async () => {
    await server.close();
    await shop.close();
  });

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

  it('a tag tells of it once, whichever file it is, is asked for by each touch, and sells in the end', async () => {
    const { context, page } = await shop.visit({ baseURL: server.url });
    const told: string[] = [];
    await page.exposeFunction('hear', (code: string) => told.push(code));
    await page.addInitScript(() => {
      document.addEventListener('store-error', ({ code }) => {
        (globalThis as unknown as { hear: (code: string) => void }).hear(code);
      });
    });
    const button = page.getByRole('button', { name: 'Add To Cart' });
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
    await untilAskedInVain('wire-', () => page.goto('/'));
    // More often than React, which gives up after three.
    for (let count = 0; count < 5; count += 1) await untilAskedInVain('wire-', touch);
    await page.unroute('**/chunks/network-*');
    await untilAskedInVain('react-', touch);
    await pressUntilShown(page, () => button.click(), 'Added!');
    assert.deepEqual(told, ['view-unavailable']);
    await context.close();
  });
});
