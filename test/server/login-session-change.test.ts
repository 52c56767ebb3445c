import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { gateIn } from '../support/gate.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const MEMBER = { password: 'celadon over tenmoku', rememberMe: false };

describeOnEachDatabase('a login changes the session', (stores) => {
  let store: OpenStore;
  let email: string;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, faults: true });
  });

  /** Somebody with an account of their own, who is logged in. */
  async function arriveAsMember(): Promise<Visitor> {
    email = `${randomUUID()}@example.org`;
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.send('POST', '/api/site-users/account', { ...MEMBER, email })).status, 200);
    return visitor;
  }

  async function logIn(visitor: Visitor): Promise<void> {
    const answer = await visitor.send('POST', '/api/site-users/account/session', { ...MEMBER, email });
    assert.equal(answer.status, 200, answer.text);
  }

  async function cookiesOf(visitor: Visitor, path: string, headers = {}): Promise<(string | undefined)[]> {
    const answer = await visitor.get(path, { headers });
    return answer.headers
      .getSetCookie()
      .map((line) => line.split('=')[0])
      .sort();
  }

  test('what was asked before a login and is answered after it takes nothing of it back', async () => {
    const visitor = await arriveAsMember();
    const late = new Visitor(store.url);
    for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
    await logIn(visitor);
    for (const path of ['/api/commerce/shopping-cart', '/api/commerce/inventory/stock?itemId=mug', '/shop'])
      assert.deepEqual(await cookiesOf(late, path, { 'sec-fetch-dest': 'empty' }), [], path);
    assert.deepEqual(await cookiesOf(late, '/shop'), [], 'a page of another tab');
    const refused = await late.send('POST', '/api/commerce/shopping-cart/entries', {}, { crumb: 'another' });
    assert.equal(refused.status, 403);
    assert.deepEqual(refused.headers.getSetCookie(), []);
  });

  test('nor does a page that is opened before a login and answered after it', async () => {
    const visitor = await arriveAsMember();
    const late = new Visitor(store.url);
    for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
    const gate = gateIn(store.url);
    const page = cookiesOf(late, '/shop', { 'x-test-fault': gate.fault });
    await gate.reached();
    await logIn(visitor);
    await gate.release();
    assert.deepEqual(await page, []);
  });

  test('a login that is over elsewhere is taken from the browser with its next page', async () => {
    const visitor = await arriveAsMember();
    visitor.cookies.set('ss_member', '0'.repeat(64));
    assert.deepEqual(await cookiesOf(visitor, '/shop'), ['SiteUserInfo', 'crumb', 'ss_member', 'ss_session']);
  });

  test('what was added before the login is not added again by a retry after it', async () => {
    const visitor = await arriveAsMember();
    const [known, key] = [{ 'idempotency-key': randomUUID() }, { 'idempotency-key': randomUUID() }];
    await visitor.add({ itemId: 'print' }, { headers: known });
    const elsewhere = await Visitor.arrive(store.url);
    for (const headers of [known, key]) await elsewhere.add({ itemId: 'print' }, { headers });
    await logIn(elsewhere);
    for (const headers of [known, key])
      assert.equal((await elsewhere.add({ itemId: 'print' }, { headers })).status, 200);
    assert.equal((await elsewhere.cart()).totalQuantity, 3);
  });

  test('what came along whole is not talked of; without a script the cart says what did not', async () => {
    const member = await arriveAsMember();
    const elsewhere = await Visitor.arrive(store.url);
    await elsewhere.add({ itemId: 'mug' });
    const answer = await elsewhere.send('POST', '/api/site-users/account/session', { ...MEMBER, email });
    assert.deepEqual(Object.keys(answer.json() as object), ['xsrfToken']);
    const last = await Visitor.arrive(store.url);
    await last.add({ itemId: 'mug', quantity: await stockOf(last, 'mug') });
    const { headers } = await last.post('/members/login', { email, password: MEMBER.password });
    assert.equal(headers.get('location'), '/cart?notice=cartReduced');
    const { text } = await last.get('/cart?notice=cartReduced');
    assert.match(text, /Not everything from both carts was available/);
    assert.equal((await member.cart()).totalQuantity, (await last.cart()).totalQuantity);
  });
});
