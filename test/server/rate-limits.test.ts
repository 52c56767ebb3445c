import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { startServer } from '../../demo/server/index.ts';
import { VISIT_URLS } from '../../demo/server/platform/http/urls.ts';
import { describeOnPostgres } from '../support/each-database.ts';
import { FEW_REQUESTS } from '../support/few-requests.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

/** So slow that nothing is refilled while a test runs, even on a slow machine. */
const SLOW_LIMITS = {
  ...FEW_REQUESTS,
  write: { burst: 3, perSecond: 0.001 },
  order: { burst: 1, perSecond: 0.001 },
  login: { burst: 2, perSecond: 0.001 },
  refused: { burst: 3, perSecond: 0.001 },
};

describe('rate limits over HTTP', () => {
  for (const { trustedProxies, statuses } of [
    { trustedProxies: 0, statuses: [422, 422, 429, 429] },
    { trustedProxies: 1, statuses: [422, 422, 429, 422] },
  ])
    test(`count logins of the owner per client address behind ${trustedProxies} proxies`, async () => {
      const dataDir = await makeEmbeddedFolder();
      const store = await startServer({ port: 0, dataDir, rateLimits: SLOW_LIMITS, trustedProxies });
      try {
        const visitor = await Visitor.arrive(store.url);
        const seen: number[] = [];
        // The proxy has added the last one.
        for (const forwarded of ['1.1.1.1', '2.2.2.2, 1.1.1.1', '3.3.3.3, 1.1.1.1', '1.1.1.1, 4.4.4.4']) {
          const headers = { 'x-forwarded-for': forwarded };
          const login = { name: 'owner', password: 'guess' };
          seen.push((await visitor.post('/owner/login', login, { headers })).status);
        }
        assert.deepEqual(seen, statuses);
      } finally {
        await store.close();
        removeFolder(dataDir);
      }
    });

  test('count refused posts of other sites separately from the visitor', async () => {
    const dataDir = await makeEmbeddedFolder();
    const store = await startServer({ port: 0, dataDir, rateLimits: SLOW_LIMITS, captcha: null });
    try {
      const [visitor, other] = [await Visitor.arrive(store.url), new Visitor(store.url)];
      const strangers = { headers: { 'sec-fetch-site': 'cross-site' } };
      const own = { headers: { 'sec-fetch-site': 'same-origin' } };
      const seen = [
        await visitor.post('/forms/newsletter', { email: 'ada@example.com' }, strangers),
        // No header names the origin, and the crumb is wrong.
        await other.request('POST', '/forms/newsletter', { body: new URLSearchParams({ crumb: 'x' }) }),
        await visitor.post('/owner/login', { crumb: 'x' }, own),
        await visitor.post('/forms/newsletter', { email: 'ada@example.com' }, strangers),
        await visitor.post('/forms/newsletter', { email: 'ada@example.com' }, strangers),
        await visitor.add({ itemId: 'print' }, strangers),
        await visitor.post('/checkout', {}, strangers),
        await visitor.post('/owner/login', {}, strangers),
      ];
      assert.deepEqual(
        seen.map(({ status }) => status),
        [403, 403, 403, 429, 429, 429, 429, 429],
      );
      for (const email of ['ada@example.com', 'eve@example.com'])
        assert.equal((await visitor.post('/forms/newsletter', { email }, own)).status, 303);
      assert.equal((await visitor.add({ itemId: 'print' })).status, 200);
      assert.equal((await visitor.post('/owner/login', { name: 'ann', password: 'x' })).status, 422);
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });

  test('count attempts at codes at the checkout, too', async () => {
    const dataDir = await makeEmbeddedFolder();
    const store = await startServer({ port: 0, dataDir, rateLimits: SLOW_LIMITS });
    try {
      const visitor = await Visitor.arrive(store.url);
      await visitor.add({ itemId: 'print' });
      const statuses: number[] = [];
      for (const code of ['guess-1', 'guess-2', 'guess-3'])
        statuses.push((await visitor.post('/checkout', { step: 'update', code })).status);
      assert.deepEqual(statuses, [422, 422, 429]);
      assert.equal((await visitor.post('/checkout', { step: 'update' })).status, 200);
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });

  test('count analytics calls separately from the visitor', async () => {
    const dataDir = await makeEmbeddedFolder();
    const paths = Object.values(VISIT_URLS).flatMap((routes) =>
      routes.map((route) => route.replace(/:[A-Za-z]+/, 'x')),
    );
    const rateLimits = { ...SLOW_LIMITS, visit: { burst: paths.length, perSecond: 0.001 } };
    const store = await startServer({ port: 0, dataDir, rateLimits });
    try {
      const visitor = await Visitor.arrive(store.url);
      const strangers = { headers: { 'sec-fetch-site': 'cross-site' } };
      for (const path of paths) await visitor.post(path, {}, strangers);
      assert.equal((await visitor.post('/owner/login', {}, strangers)).status, 429, 'of what is refused');
      for (const path of paths) assert.notEqual((await visitor.post(path, {})).status, 429, path);
      for (const path of paths) assert.equal((await visitor.post(path, {})).status, 429, path);
      assert.equal((await visitor.add({ itemId: 'print' })).status, 200);
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });

  test('answer 429 with whole seconds, as JSON to a call and as a page to a form', async () => {
    const dataDir = await makeEmbeddedFolder();
    const store = await startServer({ port: 0, dataDir, rateLimits: SLOW_LIMITS });
    try {
      const visitor = await Visitor.arrive(store.url);
      for (let count = 0; count < 3; count += 1) {
        assert.equal((await visitor.add({ itemId: 'print' })).status, 200);
      }
      const refused = await visitor.add({ itemId: 'print' });
      assert.equal(refused.status, 429);
      assert.match(refused.headers.get('retry-after') ?? '', /^\d{3,4}$/);
      assert.deepEqual(refused.json(), { message: 'Please try again in a few seconds.' });
      assert.equal((await visitor.order()).status, 303);
      const page = await visitor.order();
      assert.equal(page.status, 429);
      assert.match(page.headers.get('retry-after') ?? '', /^\d+$/);
      assert.match(page.text, /Please try again in a few seconds\./);
      const login = { name: 'ann', password: 'guess' };
      const lost: number[] = [];
      const stranger = await Visitor.arrive(store.url);
      for (let count = 0; count < 3; count += 1)
        lost.push((await stranger.post('/forms/none-of-ours', {})).status);
      assert.deepEqual(lost, [404, 404, 404]);
      assert.equal((await stranger.post('/forms/none-of-ours', {})).status, 429);
      assert.equal((await stranger.post('/forms/none/of-ours', {})).status, 429);
      for (let count = 0; count < 2; count += 1)
        assert.equal((await visitor.post('/owner/login', login)).status, 422);
      const form = await (await Visitor.arrive(store.url)).post('/owner/login', login);
      assert.equal(form.status, 429, 'another visitor of the same address');
      assert.match(form.headers.get('retry-after') ?? '', /^\d{3,4}$/);
      assert.match(form.text, /Too many attempts\. Please wait a minute and try again\./);
      assert.match(form.text, /value="ann"/);
      const codes = '/api/commerce/shopping-cart/codes';
      for (let count = 0; count < 2; count += 1)
        assert.equal((await visitor.send('POST', codes, { code: 'GUESS' })).status, 422);
      const guess = await (await Visitor.arrive(store.url)).post('/cart/codes', { code: 'GUESS' });
      assert.equal(guess.status, 429, 'guesses of codes by another visitor of the same address');
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });

  test('count posts to the lock screen as writes while nothing is locked', async () => {
    const dataDir = await makeEmbeddedFolder();
    const store = await startServer({ port: 0, dataDir, rateLimits: SLOW_LIMITS });
    try {
      const visitor = await Visitor.arrive(store.url);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1)
        statuses.push((await visitor.post('/lock', { password: 'guess' })).status);
      assert.deepEqual(statuses, [303, 303, 303, 429]);
    } finally {
      await store.close();
      removeFolder(dataDir);
    }
  });
});

describeOnPostgres('rate limits of several processes', (stores) => {
  test('count the logins of the owner together', async () => {
    const first = await stores.open({ rateLimits: SLOW_LIMITS });
    const second = await stores.open({ ...first.place, rateLimits: SLOW_LIMITS });
    const seen: number[] = [];
    for (const { url } of [first, second, first, second]) {
      const visitor = await Visitor.arrive(url);
      seen.push((await visitor.post('/owner/login', { name: 'owner', password: 'guess' })).status);
    }
    assert.deepEqual(seen, [422, 422, 429, 429]);
  });
});
