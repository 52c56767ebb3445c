import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openStore, type VisitedStore, WIDTHS } from '../support/store.ts';

/** The second large picture of the tee. */
const SECOND = /\/tee-forest-[^/]*\?format=500w/;

describe('the first picture comes alone', () => {
  let store: VisitedStore;
  before(async () => {
    store = await openStore();
  });
  after(() => store.close());

  it('and the other large ones when a visitor wants to see them', async () => {
    const { page, context } = await store.visit({ viewport: WIDTHS.phone });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/shop/everyday-tee', { waitUntil: 'networkidle' });
    assert.equal(
      fetched.some((url) => SECOND.test(url)),
      false,
    );
    const second = page.waitForRequest(SECOND);
    await page.getByRole('button', { name: '2 of 3: The tee in forest' }).click();
    await second;
    await context.close();
  });
});
