import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { BROWSER } from '../support/browser.ts';
import { makeEmbeddedFolder, openEmbedded } from '../support/embedded-folder.ts';
import { openSettled } from '../support/settle.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const MUG = '/shop/mug';

describe('how fast a page was', () => {
  let dataDir: string;
  let store: StoreServer;
  let browser: Browser;
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    [store, browser] = await Promise.all([startServer({ port: 0, dataDir }), BROWSER.borrow()]);
  });
  after(() => {
    removeFolder(dataDir);
    BROWSER.giveBack();
  });

  /** Buys a mug as a new visitor and goes on to the cart; returns what was told of speed by then. */
  async function buyAMug(agree: ((page: Page) => Promise<unknown>) | null) {
    const context = await browser.newContext({ baseURL: store.url });
    const page = await context.newPage();
    const told: { readonly path: string; readonly status: number | undefined }[] = [];
    page.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/1/performance/')) return;
      void request.response().then((response) => told.push({ path: pathname, status: response?.status() }));
    });
    await agree?.(page);
    const isWatched = agree && page.waitForResponse('**/api/1/performance/settings');
    await openSettled(page, MUG);
    await isWatched;
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText('Added!').waitFor();
    await page.evaluate(untilFirstInputIsKnown);
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Cart' }).first().waitFor();
    return { told, close: () => context.close() };
  }

  it('is told of nobody who has not agreed; of others once for each measure, tags of ours by their names', async () => {
    const silent = await buyAMug(null);
    assert.deepEqual(silent.told, []);
    await silent.close();

    const counted = await buyAMug(async (page) => {
      await page.goto('/shop');
      await page.getByRole('button', { name: 'Count my visits' }).click();
      await page.getByText('Your visits are counted, for us alone.').waitFor();
    });
    await counted.close();
    await store.close();

    const { db, close } = await openEmbedded(dataDir);
    const rows = await db
      .selectFrom('performance_records')
      .selectAll()
      .where('page_path', '=', MUG)
      .orderBy('name')
      .execute();
    await close();
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'],
    );
    assert.equal(new Set(rows.map(({ page_load_id }) => page_load_id)).size, 1);
    for (const { name, value, rating } of rows) {
      assert.ok(value >= 0 && value < 60_000, `${name} ${value}`);
      assert.match(rating, /^(good|needs-improvement|poor)$/);
    }
    const elementOf = new Map(rows.map(({ name, element }) => [name, element]));
    assert.equal(elementOf.get('INP'), 'store-add-to-cart');
    assert.equal(elementOf.get('FID'), 'store-add-to-cart');
    assert.equal(elementOf.get('TTFB'), '');
  });
});

/** Browsers tell of a press only when what it has changed was painted. */
function untilFirstInputIsKnown(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => {
      resolve();
    }).observe({ type: 'first-input', buffered: true });
  });
}
