import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openSettled, untilIdle } from '../support/settle.ts';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

/** The second large picture of the tee. */
const SECOND = /\/tee-forest-[^/]*\?format=500w/;
/** A picture of another product, far below. */
const OTHER = /\/photographs\/mug-/;

describe('the first picture', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  it('loads before the other large ones, which load after the page', async () => {
    const { page, context } = await store.visit({ viewport: WIDTHS.phone });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const second = page.waitForRequest(SECOND);
    const isEarly = new Promise((resolve) => {
      page.once('load', () => {
        resolve(fetched.some((url) => SECOND.test(url)));
      });
    });
    await page.goto('/shop/everyday-tee', { waitUntil: 'commit' });
    assert.equal(await isEarly, false);
    await second;
    await context.close();
  });

  it('loads before those of other products, which load near the viewport', async () => {
    const { page, context } = await store.visit({ viewport: WIDTHS.phone });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openSettled(page, '/shop/everyday-tee');
    // The gallery loads its own other pictures when the page is idle.
    await page.waitForFunction(() => customElements.get('gallery-block') !== undefined);
    await untilIdle(page);
    assert.equal(
      fetched.some((url) => OTHER.test(url)),
      false,
    );
    const other = page.waitForRequest(OTHER);
    await page.getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await other;
    await context.close();
  });
});
