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

  const open = async () => {
    const { page } = await store.visit({ viewport: WIDTHS.phone });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/shop/everyday-tee', { waitUntil: 'networkidle' });
    return { page, fetched };
  };
  const isSecond = (url: string) => SECOND.test(url);

  it('without the large ones that nobody sees', async () => {
    const { fetched } = await open();
    assert.equal(fetched.some(isSecond), false);
  });

  for (const [way, act] of [
    ['the pointer', 'hover'],
    ['the keyboard', 'focus'],
  ] as const)
    it(`and they come when ${way} is near the small ones`, async () => {
      const { page } = await open();
      const asked = page.waitForRequest(SECOND);
      await page.getByRole('group', { name: 'Pictures' }).getByRole('radio').nth(1)[act]();
      await asked;
    });
});
