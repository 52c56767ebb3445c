import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { arriveLoggedOut, cookieLine, leave, logIn, tokenIn } from '../support/member-visitor.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const XSRF = 'X-SiteUser-XSRF-Token';

const quantities = async (visitor: Visitor) =>
  Object.fromEntries((await visitor.cart()).entries.map(({ itemId, quantity }) => [itemId, quantity]));

describeOnAnyDatabase('carts of members, and logout', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });
  const arriveKnown = () => arriveLoggedOut(store.url);

  test('merges the carts up to the stock and raises the version', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await visitor.add({ itemId: 'print', quantity: 1 });
    const elsewhere = await Visitor.arrive(store.url);
    const left = await stockOf(elsewhere, 'mug');
    for (const quantity of [1, left - 1]) await elsewhere.add({ itemId: 'mug', quantity });
    const [before_, member] = [await elsewhere.cart(), await visitor.cart()];
    const answer = (await logIn(elsewhere, email)).json() as { isCartReduced?: boolean };
    assert.equal(answer.isCartReduced, true);
    const merged = await elsewhere.cart();
    assert.deepEqual(await quantities(elsewhere), { mug: left, print: 1 });
    assert.ok(merged.version > Math.max(before_.version, member.version));
    assert.deepEqual(await quantities(visitor), { mug: left, print: 1 }, 'one cart on both devices');
  });

  test('gives the session from before the login no access to the cart', async () => {
    const { visitor, email } = await arriveKnown();
    await visitor.add({ itemId: 'print' });
    const stranger = new Visitor(store.url);
    stranger.cookies.set('ss_session', visitor.cookies.get('ss_session')!);
    await logIn(visitor, email);
    assert.deepEqual(await quantities(stranger), {});
    assert.deepEqual(await quantities(visitor), { print: 1 });
  });

  for (const cloneCart of [true, false])
    test(`a logout leaves a newer ${cloneCart ? 'copy of the cart' : 'empty cart'} and keeps the one of the member`, async () => {
      const { visitor, email } = await arriveKnown();
      await logIn(visitor, email);
      await visitor.add({ itemId: 'print', quantity: 2 });
      const { version } = await visitor.cart();
      assert.equal((await leave(visitor, cloneCart)).status, 200);
      assert.equal(visitor.cookies.get('SiteUserInfo'), '');
      assert.deepEqual(await quantities(visitor), cloneCart ? { print: 2 } : {});
      assert.ok((await visitor.cart()).version > version);
      assert.equal((await visitor.get('/members')).status, 403);
      const elsewhere = await Visitor.arrive(store.url);
      await logIn(elsewhere, email);
      assert.deepEqual(await quantities(elsewhere), { print: 2 });
    });

  test('removes an ended login from the browser, and accepts a second logout', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    const token = visitor.cookies.get('ss_member')!;
    await leave(visitor, false);
    assert.equal((await leave(visitor, false)).status, 200);
    visitor.cookies.set('ss_member', token);
    assert.match(cookieLine(await visitor.get('/shop'), 'SiteUserInfo'), /^SiteUserInfo=;/);
    assert.equal((await visitor.get('/members')).status, 403);
  });

  test('a logout removes the cookies of an ended login, too', async () => {
    const { visitor, email } = await arriveKnown();
    await logIn(visitor, email);
    const [token, info] = ['ss_member', 'SiteUserInfo'].map((name) => visitor.cookies.get(name)!);
    await leave(visitor, false);
    visitor.cookies.set('ss_member', token!).set('SiteUserInfo', info!);
    const answer = await leave(visitor, false);
    assert.equal(answer.status, 200);
    for (const name of ['ss_member', 'SiteUserInfo'])
      assert.match(cookieLine(answer, name), new RegExp(`^${name}=;`));
  });

  test('keeps an order from before the login visible, and its cart empty', async () => {
    const { visitor, email } = await arriveKnown();
    await visitor.add({ itemId: 'print' });
    const confirmed = (await visitor.order()).headers.get('location')!;
    await logIn(visitor, email);
    assert.equal((await visitor.get(confirmed)).status, 200);
  });

  test('refuses the token of another login like a crumb, and accepts none', async () => {
    const { visitor, email } = await arriveKnown();
    const earlier = tokenIn(await logIn(visitor, email));
    const token = tokenIn(await logIn(visitor, email));
    for (const sent of [earlier, 'x', '']) {
      const answer = await leave(visitor, false, { [XSRF]: sent });
      assert.deepEqual([answer.status, /"crumbFail":true/.test(answer.text)], [403, true], sent);
    }
    assert.equal((await leave(visitor, false, { [XSRF]: token })).status, 200);
  });
});
