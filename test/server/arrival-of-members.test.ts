import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { arrive, newMember } from '../support/arrival.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { Visitor } from '../support/visitor.ts';

const ACCOUNT = '/api/site-users/account';
const SESSION = `${ACCOUNT}/session`;

describeOnAnyDatabase('an arrival of a member at the checkout', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, allowedOrigins: [OTHER_ORIGIN] });
  });

  const isLoggedIn = async (visitor: Visitor) => (await visitor.get('/members')).status === 200;

  async function withMug(): Promise<OtherPage> {
    const page = new OtherPage(store.url);
    assert.equal((await page.add('mug')).status, 200);
    return page;
  }

  test('keeps a member of the page logged in; a logout on either side is one on both', async () => {
    for (const logOut of [
      (page: OtherPage) => page.send('DELETE', SESSION),
      (_: OtherPage, visitor: Visitor) => visitor.send('DELETE', SESSION),
    ]) {
      const page = await withMug();
      await page.send('POST', ACCOUNT, newMember());
      const visitor = await Visitor.arrive(store.url);
      await visitor.add({ itemId: 'print' });
      // A login that has ended elsewhere.
      visitor.cookies.set('ss_member', '0'.repeat(64));
      await arrive(visitor, page);
      assert.equal(await isLoggedIn(visitor), true);
      assert.deepEqual([(await visitor.cart()).totalQuantity, await page.pieces()], [2, 2]);
      await arrive(visitor, page);
      assert.equal(await isLoggedIn(visitor), true);
      assert.equal((await logOut(page, visitor)).status, 200);
      assert.equal(await isLoggedIn(visitor), false);
      assert.match((await page.get(SESSION)).text, /"authenticated":false/);
    }
  });

  test('keeps a member of the browser logged in, and gives the page no access to the account', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    await visitor.send('POST', ACCOUNT, newMember());
    await visitor.add({ itemId: 'print' });
    const session = visitor.cookies.get('ss_session');
    await arrive(visitor, page);
    assert.equal(await isLoggedIn(visitor), true);
    assert.equal(visitor.cookies.get('ss_session'), session);
    assert.equal((await visitor.cart()).totalQuantity, 2);
    assert.equal(await page.pieces(), 0);
    assert.match((await page.get(SESSION)).text, /"authenticated":false/);
  });

  test('brings the member of the page, who is another than that of the browser', async () => {
    const page = await withMug();
    await page.send('POST', ACCOUNT, newMember());
    const [visitor, entry] = [await Visitor.arrive(store.url), newMember()];
    await visitor.send('POST', ACCOUNT, entry);
    await visitor.add({ itemId: 'print', quantity: 4 });
    await arrive(visitor, page);
    assert.equal((await visitor.cart()).totalQuantity, 1);
    await visitor.send('POST', SESSION, entry);
    assert.equal((await visitor.cart()).totalQuantity, 4, 'the other account has its cart');
  });

  test('a login after the arrival gives the page no access to the account', async () => {
    const [page, visitor] = [await withMug(), await Visitor.arrive(store.url)];
    await arrive(visitor, page);
    await visitor.send('POST', ACCOUNT, newMember());
    assert.equal((await visitor.cart()).totalQuantity, 1);
    const planted = page.token;
    assert.equal(await page.pieces(), 0);
    assert.notEqual(page.token, planted);
  });
});
