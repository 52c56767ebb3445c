import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';

import { isOpenCall } from '../../demo/server/platform/http/open-paths.ts';
import { everyCall } from '../support/every-page.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { ALLOWED, FOREIGN, RULES } from '../support/origin-cases.ts';
import { OTHER_ORIGIN, OtherPage } from '../support/other-page.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { rawRequest } from '../support/raw-request.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

const CART = '/api/commerce/shopping-cart';
const ENTRIES = `${CART}/entries`;
const EXPOSED = 'store-session, idempotency-replayed, retry-after, x-request-id';
describe('a store with allowed origins', () => {
  const store = startSuiteStore({
    rateLimits: { ...NO_LIMITS, write: { burst: 3, perSecond: 0.001 }, visitorsPerAddress: 10 },
    allowedOrigins: RULES,
    faults: true,
    ownerPassword: OWNER_PASSWORD,
    captcha: null,
    log: () => undefined,
  });
  const ask = (method: string, target: string, headers: Readonly<Record<string, string>>) =>
    rawRequest(store.url, { method, target, headers });
  const preflight = (origin: string, target = ENTRIES, method = 'POST') =>
    ask('OPTIONS', target, {
      origin,
      'access-control-request-method': method,
      'sec-fetch-site': 'cross-site',
    });
  const corsOf = (headers: object) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

  it('answers a preflight of each with what its pages may send', async () => {
    for (const origin of ALLOWED) {
      const { status, headers, text } = await preflight(origin);
      assert.deepEqual([status, text], [204, '']);
      assert.deepEqual(corsOf(headers), {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, x-siteuser-xsrf-token, x-test-fault',
        'access-control-max-age': '7200',
      });
      assert.equal(headers.vary, 'Origin');
      assert.equal(headers['store-session'], undefined);
      assert.equal(headers['set-cookie'], undefined);
    }
  });

  it('lets pages of each read calls, and only what they may', async () => {
    for (const origin of ALLOWED) {
      const { headers } = await new OtherPage(store.url, origin).get(CART);
      assert.deepEqual(corsOf(Object.fromEntries(headers)), {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': EXPOSED,
      });
      assert.match(headers.get('vary') ?? '', /\bOrigin\b/);
      assert.match(headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
    }
  });

  it('gives every other origin no CORS header, no token and no effect', async () => {
    for (const origin of FOREIGN) {
      const visitor = await Visitor.arrive(store.url);
      const headers = { origin, cookie: `ss_session=${visitor.cookies.get('ss_session')}` };
      const json = { ...headers, authorization: 'Bearer', 'content-type': 'application/json' };
      const addition = JSON.stringify({ itemId: 'mug', sku: null, quantity: 1, additionalFields: '' });
      const answers = [
        await preflight(origin),
        await ask('GET', CART, headers),
        await rawRequest(store.url, { method: 'POST', target: ENTRIES, headers: json, body: addition }),
      ];
      for (const answer of answers) {
        assert.deepEqual(corsOf(answer.headers), {}, origin);
        assert.equal(answer.headers['store-session'], undefined, origin);
        assert.match(answer.headers.vary ?? '', /\bOrigin\b/, 'or a cache would serve it to allowed origins');
      }
      assert.equal(answers[2]!.status, 403, origin);
      assert.equal((await visitor.cart()).totalQuantity, 0);
    }
  });

  it('lets pages read refusals, faults and answers to what it does not know', async () => {
    const page = new OtherPage(store.url);
    for (const [status, answer] of [
      [404, await page.get('/api/nothing')],
      [404, await page.get('/api/commerce/products/nothing')],
      [405, await page.send('DELETE', CART)],
      [400, await page.send('POST', '/api/site-users/account', {})],
      [415, await page.send('POST', ENTRIES, undefined, { headers: { 'content-type': 'text/plain' } })],
      [400, await page.get('/api/%00')],
      [500, await page.get(CART, { headers: { 'x-test-fault': '500' } })],
      [503, await page.get(CART, { headers: { 'x-test-fault': '503' } })],
    ] as const) {
      assert.equal(answer.status, status, answer.text);
      assert.equal(answer.headers.get('access-control-allow-origin'), OTHER_ORIGIN);
      assert.equal(answer.headers.get('access-control-expose-headers'), EXPOSED);
    }
  });

  it('limits a visitor by the token, and lets the page read how long to wait', async () => {
    const page = new OtherPage(store.url);
    await page.get(CART);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await page.add('print')).status);
    assert.deepEqual(statuses, [200, 200, 200]);
    const refused = await page.add('print');
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
    assert.equal(refused.headers.get('access-control-allow-origin'), OTHER_ORIGIN);
    const other = new OtherPage(store.url);
    await other.get(CART);
    assert.equal((await other.add('print')).status, 200);
  });

  it("keeps the owner's calls and pages closed, even to the owner's browser", async () => {
    const owner = await arriveAsOwner(store.url);
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const closed = [
      ['GET', '/api/owner/url-ids'],
      ['GET', '/api/owner/forms/newsletter'],
      ['PUT', '/api/owner/forms/newsletter'],
      ['GET', '/api/owner/nothing'],
      ['GET', '/api/commondata/GetSiteLayout'],
      ['POST', '/api/widget/UpdateNavigation'],
      ['GET', '/api/v1/commerce-preferences/checkout'],
      ['PUT', '/api/v1/commerce-preferences/checkout'],
      ['GET', '/api/site-header-footer'],
      ['PUT', '/api/site-header-footer'],
      ['PUT', '/api/multilingual/languages'],
      ['DELETE', '/api/multilingual/connection'],
      ['POST', '/api/content-service/product/1.1/websites/site/products'],
      ['POST', '/api/content-service/product/1.1/websites/site/products/shop/categories'],
      ['GET', '/api/site-users/account/notifications/restock'],
      ['GET', '/api/site-users/account/notifications/restock/groups'],
      ['POST', '/api/site-users/account/notifications/restock/send'],
      ['POST', '/api/site-users/account/notifications/restock/send/all'],
      ['GET', '/owner'],
      ['POST', '/owner/login'],
      ['GET', '/owner/submissions.csv'],
      ['GET', '/shop'],
      ['POST', '/cart/entries'],
      ['POST', '/checkout'],
    ] as const;
    for (const [method, target] of closed) {
      const what = `${method} ${target}`;
      const headers = { origin: OTHER_ORIGIN, 'sec-fetch-site': 'cross-site', cookie };
      const asked = await preflight(OTHER_ORIGIN, target, method);
      assert.deepEqual(corsOf(asked.headers), {}, what);
      const sent = await ask(method, target, headers);
      assert.deepEqual(corsOf(sent.headers), {}, what);
      if (method !== 'GET') assert.ok(sent.status >= 400, `${what}: ${sent.status}`);
    }
  });

  it('has no call that only the owner may make and other pages can reach', async () => {
    for (const { method, path } of everyCall()) {
      const target = path.replaceAll(/:\w+/g, 'x');
      const { status } = await new Visitor(store.url).request(method, target);
      // The owner's login is checked before the crumb.
      assert.equal(isOpenCall(method, target), status !== 401, `${method} ${target}: ${status}`);
    }
  });

  it('lets their pages load its scripts and pictures', async () => {
    for (const target of ['/assets/pictures/broken-bowl.svg', '/dist/nothing.js']) {
      const { headers } = await ask('GET', target, { origin: OTHER_ORIGIN, 'sec-fetch-site': 'cross-site' });
      assert.equal(headers['access-control-allow-origin'], OTHER_ORIGIN, target);
      assert.equal(headers['cross-origin-resource-policy'], 'cross-origin', target);
      assert.match(headers.vary ?? '', /Accept-Encoding, Origin/i, target);
    }
  });
});

describe('a store without allowed origins', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS });

  it('is read by no other page', async () => {
    const page = new OtherPage(store.url);
    for (const { headers } of [await page.get(CART), await page.get('/assets/pictures/broken-bowl.svg')]) {
      assert.equal(headers.get('access-control-allow-origin'), null);
      assert.equal(headers.get('store-session'), null);
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
    }
    assert.equal((await page.add('mug')).status, 403);
  });
});

describe('a store with a public URL', () => {
  const store = startSuiteStore({
    rateLimits: {
      ...NO_LIMITS,
      refused: { burst: 2, perSecond: 0.001 },
      session: { burst: 3, perSecond: 0.001 },
    },
    publicUrl: new URL('https://shop.example'),
    allowedOrigins: ['https://shop.example', OTHER_ORIGIN],
  });

  it('lets an allowed page read that it has another address', async () => {
    const headers = { host: 'store.internal', origin: OTHER_ORIGIN, 'sec-fetch-site': 'cross-site' };
    const { status, headers: answered } = await rawRequest(store.url, { target: CART, headers });
    assert.deepEqual([status, answered['access-control-allow-origin']], [421, OTHER_ORIGIN]);
  });

  it('treats its own origin as its own, even if it is allowed', async () => {
    const visitor = await Visitor.arrive(store.url);
    const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
    const added = await visitor.add({ itemId: 'mug' }, { headers });
    assert.equal(added.status, 200);
    assert.equal(added.headers.get('access-control-allow-origin'), null);
    assert.equal((await visitor.cart()).totalQuantity, 1);
    const refused = await visitor.add({ itemId: 'mug' }, { headers, crumb: 'none' });
    assert.equal(refused.status, 403);
  });

  it('limits how many sessions an address may begin, whatever tokens it sends', async () => {
    const pages = Array.from({ length: 5 }, () => new OtherPage(store.url));
    for (const page of pages.slice(1)) page.token = randomUUID();
    const answers = await Promise.all(pages.map((page) => page.get(CART)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 200, 200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    assert.equal(refused.headers.get('store-session'), null);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
    const known = pages[answers.findIndex(({ status }) => status === 200)]!;
    assert.equal((await known.get(CART)).status, 200);
  });

  it('counts the form that leads to the checkout as an order, and those of other sites as refused', async () => {
    const post = async (origin: string, target: string) => {
      const type = 'application/x-www-form-urlencoded';
      const headers = { origin, 'sec-fetch-site': 'cross-site', 'content-type': type };
      return (await rawRequest(store.url, { method: 'POST', target, headers, body: 'code=none' })).status;
    };
    const statuses = async (origin: string, target: string) => [
      await post(origin, target),
      await post(origin, target),
      await post(origin, target),
    ];
    assert.deepEqual(await statuses(OTHER_ORIGIN, '/checkout/arrive'), [403, 403, 403]);
    assert.deepEqual(await statuses('https://evil.example', '/checkout/arrive'), [403, 403, 429]);
    assert.equal(await post(OTHER_ORIGIN, '/cart/update'), 429);
  });
});
