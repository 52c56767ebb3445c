import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

/** The large pictures of the tee. */
const FIRST = /\/tee-sand-[^/]*\?format=500w/;
const SECOND = /\/tee-forest-[^/]*\?format=500w/;

describe('the first picture comes alone', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  it('and the large ones that nobody sees yet come after it', async () => {
    const { page, context } = await store.visit({ viewport: WIDTHS.phone });
    const held = new Promise<Route>((resolve) => {
      void page.route(FIRST, resolve);
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const second = page.waitForRequest(SECOND);
    await page.goto('/shop/everyday-tee', { waitUntil: 'commit' });
    const route = await held;
    // The first file has run.
    await page.waitForFunction(() => customElements.get('store-add-to-cart'));
    assert.equal(
      fetched.some((url) => SECOND.test(url)),
      false,
    );
    await route.continue();
    await second;
    await context.close();
  });
});
