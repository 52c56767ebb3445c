import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { createSetClock, OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { Visitor } from '../support/visitor.ts';

const CART = '/api/commerce/shopping-cart';
const ENTRIES = `${CART}/entries`;
const ACCOUNT = '/api/site-users/account';
const SESSION = '/api/site-users/account/session';
const TOKEN = /^[0-9a-f]{64}$/;
const DAY_MS = 86_400_000;
const MUG = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' } as const;

describeOnAnyDatabase('a session by token', (stores) => {
  const clock = createSetClock();
  let store: OpenStore;
  let log: string[];
  before(async () => {
    log = [];
    store = await stores.open({
      rateLimits: NO_LIMITS,
      allowedOrigins: [OTHER_ORIGIN, 'https://*.pages.example'],
      captcha: null,
      faults: true,
      now: clock.now,
      log: (line) => log.push(line),
    });
  });

  const typed = () => ({
    email: `${randomUUID()}@example.org`,
    password: 'celadon over tenmoku',
    rememberMe: false,
  });
  const withKey = () => ({ headers: { 'idempotency-key': randomUUID() } });
  const siteUserOf = async (page: OtherPage) => (await page.get(SESSION)).json();
  const NOBODY = { authenticated: false, siteUserId: null };

  /** A page of another origin with a mug in its cart. */
  async function withMug(): Promise<OtherPage> {
    const page = new OtherPage(store.url);
    assert.equal((await page.add('mug')).status, 200);
    return page;
  }

  /** Another page that has this page's token. */
  function copyOf(page: OtherPage, origin = OTHER_ORIGIN): OtherPage {
    const copy = new OtherPage(store.url, origin);
    copy.token = page.token;
    return copy;
  }

  test('begins with the first answer, of a read or of a write, and lasts', async () => {
    const [reader, writer] = [new OtherPage(store.url), new OtherPage(store.url)];
    assert.match((await reader.get(CART)).headers.get('store-session') ?? '', TOKEN);
    assert.match((await writer.add('mug')).headers.get('store-session') ?? '', TOKEN);
    assert.notEqual(reader.token, writer.token);
    assert.equal((await writer.get(CART)).headers.get('store-session'), null);
    assert.deepEqual([await reader.pieces(), await writer.pieces()], [0, 1]);
  });

  test('begins with a refusal, too', async () => {
    const page = new OtherPage(store.url);
    assert.equal((await page.send('POST', ENTRIES, { itemId: 'nothing' })).status, 400);
    assert.match(page.token, TOKEN);
  });

  test('needs no crumb for any change', async () => {
    const page = await withMug();
    const { id } = (await page.cart()).entries[0]!;
    assert.equal((await page.send('PUT', `${ENTRIES}/${id}`, { quantity: 3 })).status, 200);
    assert.equal(await page.pieces(), 3);
    assert.equal((await page.send('DELETE', `${ENTRIES}/${id}`)).status, 200);
    assert.equal(await page.pieces(), 0);
  });

  test('begins again for a token that is malformed, forged, or of nothing', async () => {
    for (const token of ['0', 'x'.repeat(64), '0'.repeat(64), "' or true --"]) {
      const page = new OtherPage(store.url);
      page.token = token;
      assert.equal(await page.pieces(), 0);
      assert.match(page.token, TOKEN);
      assert.notEqual(page.token, token);
    }
  });

  test('belongs to one origin', async () => {
    const page = await withMug();
    for (const origin of ['https://a.pages.example', '']) {
      const thief = copyOf(page, origin);
      assert.equal(await thief.pieces(), 0, origin);
      assert.notEqual(thief.token, page.token, origin);
    }
    const foreign = copyOf(page, 'https://evil.example');
    assert.equal(await foreign.pieces(), 0);
    assert.equal((await foreign.add('mug')).status, 403);
    assert.equal(await page.pieces(), 1);
  });

  test("works for the store's own pages, without a crumb", async () => {
    const page = new OtherPage(store.url, '');
    page.token = 'none yet';
    const own = { headers: { origin: store.url, 'sec-fetch-site': 'same-origin' } };
    assert.equal((await page.add('mug', 1, own)).status, 200);
    assert.equal(await page.pieces(), 1);
  });

  test('never touches the session of the cookies', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = new OtherPage(store.url);
    for (const answer of [
      await page.get(CART, { headers: { cookie } }),
      await page.add('mug', 1, { headers: { cookie } }),
      await page.send('POST', `${ENTRIES}?crumb=${visitor.crumb}`, MUG, { headers: { cookie } }),
      await page.send('POST', ACCOUNT, typed(), { headers: { cookie } }),
      await page.send('DELETE', SESSION, undefined, { headers: { cookie } }),
      await page.get('/api/nothing', { headers: { cookie } }),
    ]) {
      assert.deepEqual(answer.headers.getSetCookie(), []);
      assert.equal(answer.headers.get('access-control-allow-credentials'), null);
    }
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });

  test('with cookies the crumb is still needed', async () => {
    const visitor = await Visitor.arrive(store.url);
    const own = { headers: { origin: store.url, 'sec-fetch-site': 'same-origin' } };
    assert.equal((await visitor.add({ itemId: 'mug' }, { ...own, crumb: 'none' })).status, 403);
    const basic = { authorization: 'Basic YWRhOmFkYQ==' };
    assert.equal((await visitor.add({ itemId: 'mug' }, { headers: basic, crumb: 'none' })).status, 403);
    assert.equal((await visitor.add({ itemId: 'mug' }, { headers: basic })).status, 200);
  });

  test('is renewed after half its life; the earlier token is valid for another minute', async () => {
    const page = await withMug();
    const earlier = copyOf(page);
    clock.moveMs(29 * DAY_MS);
    assert.equal((await page.get(CART)).headers.get('store-session'), null);
    clock.moveMs(2 * DAY_MS);
    assert.equal(await page.pieces(), 1);
    assert.notEqual(page.token, earlier.token);
    clock.moveMs(59_000);
    const late = copyOf(earlier);
    assert.equal(await late.pieces(), 1, 'the answer with the new token was lost');
    assert.notEqual(late.token, earlier.token);
    clock.moveMs(2_000);
    assert.equal(await copyOf(earlier).pieces(), 0);
    assert.deepEqual([await page.pieces(), await late.pieces()], [1, 1]);
  });

  test('lasts as long as it is used, and 60 days after that', async () => {
    const page = await withMug();
    for (let month = 0; month < 4; month += 1) {
      clock.moveMs(59 * DAY_MS);
      assert.equal(await page.pieces(), 1);
    }
    clock.moveMs(61 * DAY_MS);
    assert.equal(await page.pieces(), 0);
  });

  test('repeats an action under its key as the same action, also with a renewed token', async () => {
    const page = await withMug();
    const key = withKey();
    assert.equal((await page.add('print', 1, key)).headers.get('idempotency-replayed'), null);
    const earlier = copyOf(page);
    clock.moveMs(31 * DAY_MS);
    const replayed = await page.add('print', 1, key);
    assert.deepEqual([replayed.status, replayed.headers.get('idempotency-replayed')], [200, 'true']);
    assert.notEqual(page.token, earlier.token);
    for (const each of [page, earlier]) await each.add('print', 1, key);
    assert.equal(await page.pieces(), 2);
  });

  test('begins once for a warm-up, which does nothing else', async () => {
    const page = new OtherPage(store.url);
    const headers = { 'idempotency-key': 'warm-up', 'content-type': 'application/json' };
    for (const body of [undefined, {}, MUG]) {
      const { token } = page;
      const { status, text } = await page.send('POST', ENTRIES, body, { headers });
      assert.deepEqual([status, text], [204, '']);
      assert.match(page.token, TOKEN);
      if (token !== '') assert.equal(page.token, token);
    }
    const cart = await page.cart();
    assert.deepEqual([cart.totalQuantity, cart.version], [0, 0]);
  });

  test('begins with no call of analytics', async () => {
    const page = new OtherPage(store.url);
    const event = new URLSearchParams({ event: '1', data: '{}', crumb: 'visitor' });
    const headers = { origin: OTHER_ORIGIN, 'sec-fetch-site': 'cross-site' };
    const sent = await fetch(`${store.url}/api/events/RecordEvent`, { method: 'POST', headers, body: event });
    assert.notEqual(sent.status, 403);
    assert.equal(sent.headers.get('access-control-allow-origin'), OTHER_ORIGIN);
    assert.equal(sent.headers.get('store-session'), null);
    await page.get('/api/1/performance/settings');
    assert.equal(page.token, '');
  });

  test('a login keeps the cart, and replaces session and token', async () => {
    const page = await withMug();
    const planted = copyOf(page);
    const entry = typed();
    const joined = await page.send('POST', ACCOUNT, entry);
    assert.equal(joined.status, 200, joined.text);
    assert.notEqual(page.token, planted.token);
    const { authenticated, siteUserId } = (await siteUserOf(page)) as Record<string, unknown>;
    assert.deepEqual([authenticated, typeof siteUserId], [true, 'string']);
    assert.equal(await page.pieces(), 1);
    assert.deepEqual([await siteUserOf(planted), await planted.pieces()], [NOBODY, 0]);
    const elsewhere = new OtherPage(store.url, 'https://a.pages.example');
    await elsewhere.add('print');
    assert.equal((await elsewhere.send('POST', SESSION, { ...entry, password: 'another one' })).status, 422);
    assert.equal((await elsewhere.send('POST', SESSION, entry)).status, 200);
    assert.deepEqual([await elsewhere.pieces(), await page.pieces()], [2, 2]);
  });

  test('a member may change the language with the token alone', async () => {
    const page = new OtherPage(store.url);
    assert.equal((await page.send('POST', `${ACCOUNT}/locale`, { language: 'de' })).status, 401);
    const { xsrfToken } = (await page.send('POST', ACCOUNT, typed())).json() as { xsrfToken: string };
    for (const sent of [xsrfToken, 'c'.repeat(64)]) {
      const headers = { 'x-siteuser-xsrf-token': sent };
      const { status } = await page.send('POST', `${ACCOUNT}/locale`, { language: 'de' }, { headers });
      assert.equal(status, 200);
    }
  });

  test('a logout revokes the token, and brings that of a new session', async () => {
    const page = await withMug();
    await page.send('POST', ACCOUNT, typed());
    const stolen = copyOf(page);
    assert.equal((await page.send('DELETE', `${SESSION}?cloneCart=false`)).status, 200);
    assert.notEqual(page.token, stolen.token);
    const replayed = copyOf(stolen);
    for (const each of [page, replayed]) {
      assert.deepEqual(await siteUserOf(each), NOBODY);
      assert.equal(await each.pieces(), 0);
    }
    assert.notEqual(replayed.token, stolen.token);
    const late = copyOf(stolen);
    await late.add('mug');
    assert.equal(await page.pieces(), 0);
  });

  test('a logout may leave a copy of the cart, and revokes the token of a visitor, too', async () => {
    const page = await withMug();
    await page.send('POST', ACCOUNT, typed());
    await page.send('DELETE', `${SESSION}?cloneCart=true`);
    assert.deepEqual([await siteUserOf(page), await page.pieces()], [NOBODY, 1]);
    const stolen = copyOf(page);
    await page.send('DELETE', `${SESSION}?cloneCart=true`);
    assert.deepEqual([await page.pieces(), await stolen.pieces()], [1, 0]);
  });

  test('is in no line of the log, nor is its code', async () => {
    const page = await withMug();
    const { code } = (await page.send('POST', '/api/commerce/checkout-codes')).json() as { code: string };
    const fault = { headers: { 'x-test-fault': '500' } };
    await page.get(CART, fault);
    await page.send('POST', ACCOUNT, { email: {} });
    await page.get('/api/nothing');
    const broken = await page.get('/api/commerce/products/%E0%A4%A');
    assert.ok(broken.status >= 400);
    assert.doesNotMatch(log.join('\n'), new RegExp(`${page.token}|${code}`));
  });
});
