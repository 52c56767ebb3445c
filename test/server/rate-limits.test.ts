import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';

import { DEFAULT_RATE_LIMITS, startServer } from '../../demo/server/index.ts';
import { VISIT_URLS } from '../../demo/server/platform/http/urls.ts';
import { createRateLimiter } from '../../demo/server/platform/limits/rate-limiter.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

/** Of kinds that no test counts. */
const FEW = { burst: 2, perSecond: 0.1 };
const LIMITS = {
  ...{ webhook: FEW, password: FEW, passwordMail: FEW, member: FEW },
  read: { burst: 100, perSecond: 10 },
  write: { burst: 3, perSecond: 0.5 },
  visit: { burst: 3, perSecond: 0.5 },
  order: { burst: 1, perSecond: 0.1 },
  login: { burst: 2, perSecond: 0.1 },
  comment: { burst: 2, perSecond: 0.1 },
  code: { burst: 2, perSecond: 0.001 },
  like: { burst: 2, perSecond: 0.1 },
  refused: { burst: 3, perSecond: 0.1 },
  session: { burst: 3, perSecond: 0.1 },
  visitorsPerAddress: 2,
};

/** So slow that nothing is refilled while a test runs, even on a slow machine. */
const SLOW_LIMITS = {
  ...LIMITS,
  write: { burst: 3, perSecond: 0.001 },
  order: { burst: 1, perSecond: 0.001 },
  login: { burst: 2, perSecond: 0.001 },
  refused: { burst: 3, perSecond: 0.001 },
};

describe('the rate limiter', () => {
  const visit = { kind: 'write', address: '127.0.0.1', sessionId: 'ann' } as const;
  beforeEach(() => {
    mock.timers.enable({ apis: ['Date', 'setTimeout'] });
  });
  afterEach(() => {
    mock.timers.reset();
  });

  test('accepts a burst, and the next request after the reported wait', async () => {
    const { take } = createRateLimiter(LIMITS);
    assert.deepEqual([await take(visit), await take(visit), await take(visit)], [0, 0, 0]);
    assert.equal(await take(visit), 2);
    mock.timers.tick(1_000);
    assert.equal(await take(visit), 1);
    mock.timers.tick(1_000);
    assert.equal(await take(visit), 0);
    assert.equal(await take(visit), 2);
  });

  test('accepts a whole burst again after a pause', async () => {
    const { take } = createRateLimiter(LIMITS);
    for (let round = 0; round < 3; round += 1) {
      assert.deepEqual([await take(visit), await take(visit), await take(visit)], [0, 0, 0]);
      assert.notEqual(await take(visit), 0);
      mock.timers.tick(6_000);
    }
  });

  test('accepts at most twice the rate without a pause', async () => {
    const { take } = createRateLimiter(LIMITS);
    let passed = 0;
    for (let atMs = 0; atMs < 600_000; atMs += 100) {
      if ((await take(visit)) === 0) passed += 1;
      mock.timers.tick(100);
    }
    assert.ok(passed <= 600 + LIMITS.write.burst, `${passed} in ten minutes`);
  });

  test('counts kinds separately', async () => {
    const { take } = createRateLimiter(LIMITS);
    for (let count = 0; count < 3; count += 1) await take(visit);
    assert.equal(await take(visit), 2);
    assert.equal(await take({ ...visit, kind: 'order' }), 0);
    assert.equal(await take({ ...visit, kind: 'read' }), 0);
  });

  test('counts the address, too, so that dropping the session does not help', async () => {
    const { take } = createRateLimiter(LIMITS);
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      waits.push(await take({ ...visit, sessionId: `session ${index}` }));
    }
    assert.deepEqual(waits, [0, 0, 0, 0, 0, 0, 1]);
    assert.equal(await take({ ...visit, sessionId: '' }), 1);
    assert.equal(await take({ ...visit, address: '127.0.0.2' }), 0);
  });

  test('counts logins by the address alone, however many visitors share it', async () => {
    const { take } = createRateLimiter(LIMITS);
    const login = { ...visit, kind: 'login' } as const;
    const waits = [
      await take(login),
      await take({ ...login, sessionId: 'bob' }),
      await take({ ...login, sessionId: '' }),
    ];
    assert.deepEqual(waits, [0, 0, 10]);
    assert.equal(await take({ ...login, address: '127.0.0.2' }), 0);
  });

  test('counts nothing of a refused visitor against the address', async () => {
    const { take } = createRateLimiter(LIMITS);
    for (let count = 0; count < 100; count += 1) await take(visit);
    const other = { ...visit, sessionId: 'bob' };
    assert.deepEqual([await take(other), await take(other), await take(other)], [0, 0, 0]);
  });

  test('does not lengthen the wait after a refused request', async () => {
    const { take } = createRateLimiter(LIMITS);
    for (let count = 0; count < 10; count += 1) await take(visit);
    mock.timers.tick(2_000);
    assert.equal(await take(visit), 0);
  });

  test('accepts no more requests when the clock is set back', async () => {
    mock.timers.setTime(3_600_000);
    const { take } = createRateLimiter(LIMITS);
    for (let count = 0; count < 4; count += 1) await take(visit);
    mock.timers.setTime(0);
    assert.notEqual(await take(visit), 0);
  });

  test('accepts five items a second for a minute by default', async () => {
    const { take } = createRateLimiter(DEFAULT_RATE_LIMITS);
    for (let atMs = 0; atMs < 60_000; atMs += 200) {
      assert.equal(await take(visit), 0);
      assert.equal(await take({ ...visit, kind: 'read' }), 0);
      mock.timers.tick(200);
    }
  });
});

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
