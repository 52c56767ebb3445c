import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { isCrumbOf, makeCrumb } from '../../demo/server/platform/sessions/crumb.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { type StoreAnswer, Visitor } from '../support/visitor.ts';

const FAILURE = {
  message: 'Your session has expired. Please reload the page and try again.',
  crumbFail: true,
};

describe('the check of the crumb', () => {
  // These tests send more refused posts than one address may.
  const store = startSuiteStore({ rateLimits: NO_LIMITS });

  function assertCrumbFailure(answer: StoreAnswer, what: string, details: object = {}): void {
    assert.equal(answer.status, 403, what);
    assert.deepEqual(answer.json(), { ...FAILURE, ...details }, what);
  }

  /** Every write, sent with the given crumb and headers. */
  const WRITES: Readonly<Record<string, (visitor: Visitor, details: object) => Promise<StoreAnswer>>> = {
    add: (visitor, details) => visitor.add({ itemId: 'mug' }, details),
    set: (visitor, details) => visitor.setQuantity('x', 1, details),
    remove: (visitor, details) => visitor.remove('x', details),
    fields: (visitor, details) =>
      visitor.send('PUT', '/api/commerce/shopping-cart/entries/x/additionalFields', {}, details),
  };
  const FORMS = ['/cart/entries', '/cart/update', '/cart/remove', '/checkout'];

  for (const [name, write] of Object.entries(WRITES)) {
    test(`${name}: refuses a missing crumb, a forged one and that of another session`, async () => {
      const [visitor, other] = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
      const [random, signature] = visitor.crumb.split('.');
      const wrong = {
        missing: '',
        nonsense: 'crumb',
        "another session's": other.crumb,
        'another random part': `${other.crumb.split('.')[0]}.${signature}`,
        'another signature': `${random}.${'0'.repeat(64)}`,
        'cut short': visitor.crumb.slice(0, -1),
        'signed with another secret': makeCrumb('secret', visitor.cookies.get('ss_session') ?? ''),
      };
      for (const [what, crumb] of Object.entries(wrong)) {
        assertCrumbFailure(await write(visitor, { crumb }), what);
      }
    });

    test(`${name}: refuses another site`, async () => {
      const visitor = await Visitor.arrive(store.url);
      const sites = {
        'another origin': { origin: 'https://evil.example' },
        'no origin of its own': { origin: 'null' },
        'another port': { origin: 'http://localhost:1' },
        'cross-site': { 'sec-fetch-site': 'cross-site' },
        'same-site, yet another origin': { 'sec-fetch-site': 'same-site' },
      };
      for (const [what, headers] of Object.entries(sites)) {
        const answer = await write(visitor, { headers });
        assertCrumbFailure(answer, what, 'origin' in headers ? { refusedOrigin: headers.origin } : {});
        assert.deepEqual(
          answer.headers.getSetCookie(),
          [],
          'another site must not change who the visitor is',
        );
      }
      const own = { origin: store.url, 'sec-fetch-site': 'same-origin' };
      assert.notEqual((await write(visitor, { headers: own })).status, 403);
    });
  }

  for (const path of FORMS) {
    test(`the form ${path}: answers a page with the sentence, without effect`, async () => {
      const visitor = await Visitor.arrive(store.url);
      await visitor.add({ itemId: 'print' });
      const { entries } = await visitor.cart();
      const controls = {
        itemId: 'print',
        quantity: '5',
        entryId: entries[0]!.id,
        email: 'a@b.co',
        name: 'Ann',
      };
      const answers = [
        await visitor.post(path, controls, { crumb: 'crumb' }),
        await visitor.post(path, controls, { headers: { origin: 'https://evil.example' } }),
      ];
      for (const answer of answers) {
        assert.equal(answer.status, 403);
        assert.match(answer.text, new RegExp(FAILURE.message));
        assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
      }
      assert.equal((await visitor.cart()).totalQuantity, 1);
    });
  }

  test('refuses writes without cookies, and sets those that the next attempt needs', async () => {
    const visitor = new Visitor(store.url);
    assertCrumbFailure(await visitor.add({ itemId: 'mug' }), 'no session');
    assert.deepEqual([...visitor.cookies.keys()].sort(), ['crumb', 'ss_session']);
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
  });

  test('a refusal renews the crumb of a known visitor, and not the session', async () => {
    const visitor = await Visitor.arrive(store.url);
    const session = visitor.cookies.get('ss_session');
    visitor.cookies.set('crumb', 'crumb');
    assertCrumbFailure(await visitor.add({ itemId: 'mug' }), 'nonsense');
    assert.equal(visitor.cookies.get('ss_session'), session);
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
  });

  test('accepts a host changed by a proxy when Sec-Fetch-Site is same-origin', async () => {
    const visitor = await Visitor.arrive(store.url);
    const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' };
    assert.equal((await visitor.add({ itemId: 'mug' }, { headers })).status, 200);
  });

  test('keeps session and crumb, and sets a missing one with a page or a call', async () => {
    const visitor = await Visitor.arrive(store.url);
    const before = new Map(visitor.cookies);
    await visitor.get('/cart');
    assert.deepEqual(visitor.cookies, before);
    visitor.cookies.delete('crumb');
    await visitor.cart();
    assert.equal(visitor.cookies.get('ss_session'), before.get('ss_session'));
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
    visitor.cookies.set('ss_session', 'chosen-by-an-attacker');
    await visitor.get('/cart');
    assert.match(visitor.cookies.get('ss_session') ?? '', /^[0-9a-f]{32}$/);
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
  });

  test('the session is HttpOnly, the crumb is not; both are Lax and last 400 days', async () => {
    const lines = (await new Visitor(store.url).get('/')).headers.getSetCookie();
    const [session, crumb] = lines.map((line) =>
      line
        .replace(/=[^;]+/, '')
        .split('; ')
        .sort(),
    );
    assert.deepEqual(
      session,
      ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'ss_session'].sort(),
    );
    assert.deepEqual(crumb, ['Max-Age=34560000', 'Path=/', 'SameSite=Lax', 'crumb'].sort());
  });

  test('cookies of a store behind TLS are Secure', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const lines = (await new Visitor(store.url).get('/', { headers })).headers.getSetCookie();
    assert.equal(lines.length, 2);
    for (const line of lines) assert.match(line, /; Secure(;|$)/);
  });

  test('a crumb is valid for its session and secret only', () => {
    const crumb = makeCrumb('secret', 'session');
    assert.equal(isCrumbOf('secret', 'session', crumb), true);
    assert.equal(isCrumbOf('secret', 'session2', crumb), false);
    assert.equal(isCrumbOf('other', 'session', crumb), false);
    assert.notEqual(makeCrumb('secret', 'session'), crumb);
  });
});
