import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, describeOnPostgres, type OpenStore } from '../support/each-database.ts';
import { gateIn } from '../support/gate.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const MEMBER = { password: 'celadon over tenmoku', rememberMe: false };

describeOnEachDatabase('the session change of a login', (stores) => {
  let store: OpenStore;
  let email: string;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, faults: true });
  });

  /** A new member, logged in. */
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

  test('a request sent before the login does not overwrite its cookies', async () => {
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

  test('a page requested before the login and answered after it sets no cookies', async () => {
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

  test('the next page removes the cookies of a login that has ended elsewhere', async () => {
    const visitor = await arriveAsMember();
    visitor.cookies.set('ss_member', '0'.repeat(64));
    assert.deepEqual(await cookiesOf(visitor, '/shop'), ['SiteUserInfo', 'crumb', 'ss_member', 'ss_session']);
  });

  test('a retry after the login does not add an item again', async () => {
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

  test('a reduced cart is reported, without JavaScript too; a complete one is not', async () => {
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
    assert.match(text, /Some items were not available/);
    assert.equal((await member.cart()).totalQuantity, (await last.cart()).totalQuantity);
  });
});

describeOnPostgres('the session change of a login in another process', (stores) => {
  test('is known to a process that answers the old session', async () => {
    const options = { rateLimits: NO_LIMITS };
    const first = await stores.open(options);
    const second = await stores.open({ ...first.place, ...options });
    const email = `${randomUUID()}@example.org`;
    const visitor = await Visitor.arrive(first.url);
    const late = new Visitor(second.url);
    for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
    assert.equal((await visitor.send('POST', '/api/site-users/account', { ...MEMBER, email })).status, 200);
    assert.deepEqual((await late.get('/shop')).headers.getSetCookie(), []);
  });
});
