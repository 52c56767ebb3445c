import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { everyPage, type KnownPage } from '../support/every-page.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, type StoreAnswer, Visitor } from '../support/visitor.ts';

/** Routes whose pages are the same for all visitors without cookies. */
const SHARED: readonly string[] = [
  '/',
  '/:urlId',
  '/contact',
  '/events',
  '/events/:slug',
  '/folders/:id',
  '/forms/:formId',
  '/forms/:formId/sent',
  '/gallery',
  '/gallery/:slug',
  '/gallery/:slug/:item',
  '/gallery/:slug/classic',
  '/hosts/:name',
  '/instalments/:locale',
  '/journal',
  '/journal/:slug',
  '/playground',
  '/policies/:policy',
  '/search',
  '/shop/:slug',
  '/shop/:slug/classic',
  '/shop/:slug/restock',
  '/shop/:slug/reviews',
];

const SAME_SITE = { 'sec-fetch-site': 'same-origin' };

describeOnAnyDatabase('pages that all visitors share', (stores) => {
  let store: OpenStore;
  let pages: readonly KnownPage[];
  before(async () => {
    store = await stores.open({
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      captcha: null,
      sharedPages: true,
    });
    pages = await everyPage(store.url);
  });

  const isShared = ({ headers }: StoreAnswer) => /\bpublic\b/.test(headers.get('cache-control') ?? '');
  const read = (path: string, headers = {}) => new Visitor(store.url).get(path, { headers });

  test('are these, and no others', async () => {
    const shared: string[] = [];
    for (const { route, path } of pages) {
      if (/^\/(?:api|assets|dist|docs|pages-version)\b/.test(route)) continue;
      const page = await read(path);
      if (isShared(page)) shared.push(route);
      else assert.match(page.headers.get('cache-control') ?? '', /private|no-store/, route);
    }
    assert.deepEqual([...new Set(shared)].sort(), SHARED);
  });

  test('name nobody, and are the same for each of them', async () => {
    for (const { route, path } of pages) {
      if (!SHARED.includes(route)) continue;
      const [one, other] = [await read(path), await read(path)];
      assert.equal(one.text, other.text, route);
      assert.deepEqual(one.headers.getSetCookie(), [], route);
      assert.doesNotMatch(one.text, /nonce=|name="(?:crumb|idempotencyKey)" value="[^"]/, route);
      assert.doesNotMatch([...one.headers].join('\n'), /nonce/, route);
      assert.match(one.headers.get('vary') ?? '', /cookie/i, route);
    }
  });

  test('are fetched again only after they have changed', async () => {
    const { headers } = await read('/shop/mug');
    const etag = headers.get('etag')!;
    const again = await read('/shop/mug', { 'if-none-match': etag });
    assert.equal(again.status, 304);
    assert.equal(again.text, '');
    const otherPage = await read('/shop', { 'if-none-match': etag });
    assert.equal(otherPage.status, 200);
  });

  test('are private for a visitor with a session, even if a shared one is known', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { headers } = await read('/shop/mug');
    const page = await visitor.get('/shop/mug', { headers: { 'if-none-match': headers.get('etag')! } });
    assert.equal(page.status, 200);
    assert.equal(isShared(page), false);
    assert.notEqual(hiddenValue(page.text, 'crumb'), '');
  });

  test('add to the cart without a crumb, in a session that begins then', async () => {
    const visitor = new Visitor(store.url);
    await visitor.get('/shop/mug');
    assert.equal(visitor.cookies.size, 0);
    const added = await visitor.post(
      '/cart/entries',
      { itemId: 'mug', quantity: '1' },
      { headers: SAME_SITE },
    );
    assert.equal(added.status, 303);
    assert.match((await visitor.get('/cart')).text, /Mug/);
  });

  test('add to the cart of a session that has begun in another tab', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'tee', sku: 'tee-ink-m' });
    const headers = { origin: store.url };
    const added = await visitor.post(
      '/cart/entries',
      { itemId: 'mug', quantity: '1', crumb: '' },
      { headers },
    );
    assert.equal(added.status, 303);
    const { text } = await visitor.get('/cart');
    assert.match(text, /Mug/);
    assert.match(text, /Tee/);
  });

  test('ask for a confirmation if the browser names no page, which is sent once', async () => {
    const visitor = new Visitor(store.url);
    const asked = await visitor.post('/cart/entries', { itemId: 'mug', quantity: '2' });
    assert.equal(asked.status, 403);
    assert.match(asked.headers.get('cache-control') ?? '', /private|no-store/);
    const form = Object.fromEntries(
      ['itemId', 'quantity', 'crumb', 'idempotencyKey'].map((name) => [name, hiddenValue(asked.text, name)]),
    );
    assert.equal((await visitor.post('/cart/entries', form)).status, 303);
    await visitor.post('/cart/entries', form);
    const cart = (await visitor.get('/api/commerce/shopping-cart')).json() as { totalQuantity: number };
    assert.equal(cart.totalQuantity, 2);
  });

  test('ask about analytics, and take the answer', async () => {
    const visitor = new Visitor(store.url);
    assert.match((await visitor.get('/shop/mug')).text, /Allow analytics/);
    const entries = { answer: 'yes', scroll: '', crumb: '' };
    const answered = await visitor.post('/visits/consent', entries, { headers: SAME_SITE });
    assert.equal(answered.status, 303);
    assert.equal(visitor.cookies.get('ss_census'), '1');
  });

  test('refuse forms of other sites without a crumb', async () => {
    const senders: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ];
    for (const headers of senders) {
      const visitor = new Visitor(store.url);
      const refused = await visitor.post('/cart/entries', { itemId: 'mug' }, { headers });
      assert.equal(refused.status, 403);
      assert.deepEqual(refused.headers.getSetCookie(), []);
    }
  });
});
