import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, it, test } from 'node:test';

import type { ApiLimits } from '../../core/api/index.ts';
import { restStoreSetupGateway } from '../../owner/rules/index.ts';
import { RESERVED_URL_IDS } from '../../demo/server/features/collections/url-ids.ts';
import { refused } from '../support/check.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD, tryLogin } from '../support/owner.ts';
import { rowsIn } from '../support/owner-lists.ts';
import { clientOf, fetchWithCookies, IMPATIENT_MS, UNANSWERED } from '../support/rest-visitor.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { Visitor } from '../support/visitor.ts';

fetchWithCookies();

const WEBSITE = 'storefront-demo';
const PRODUCTS = `/api/content-service/product/1.1/websites/${WEBSITE}/products`;
const POTS = {
  navigationTitle: 'Pots',
  title: 'Pots',
  urlId: 'pots',
  description: 'All of <them>.',
  enabled: true,
};
const ROOT = {
  displayName: 'All',
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
};

interface Created {
  readonly id: string;
  readonly fullUrl: string;
}

describeOnEachDatabase('creating a store', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });
  const create = async (changes: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    owner.send('POST', PRODUCTS, { ...POTS, ...changes }, { headers });
  const urlIds = async () =>
    ((await owner.get('/api/owner/url-ids')).json() as { readonly urlIds: readonly string[] }).urlIds;

  test('serves its empty page, and a document with format=json', async () => {
    const answer = await create();
    assert.equal(answer.status, 200, answer.text);
    const created = answer.json() as Created;
    assert.equal(created.fullUrl, '/pots');
    const category = await owner.send('POST', `${PRODUCTS}/${created.id}/categories`, ROOT);
    assert.equal(category.status, 200, category.text);
    const visitor = new Visitor(store.url);
    const { status, text } = await visitor.get('/pots');
    assert.equal(status, 200);
    assert.match(text, /<title>Pots · Clay &amp; Cotton<\/title>/);
    assert.match(text, /<meta name="description" content="All of &lt;them&gt;\.">/);
    assert.match(text, /<h1>Pots<\/h1>\s*<p class="lede">All of &lt;them&gt;\.<\/p>/);
    assert.match(text, /Nothing in stock right now\./);
    assert.doesNotMatch(text, /<ul class="product-list">/);
    const { collection, items } = (await visitor.get('/pots?format=json')).json() as {
      readonly collection: { readonly categories: readonly object[] };
      readonly items: unknown;
    };
    const { categories, ...about } = collection;
    const { id } = category.json() as Created;
    assert.deepEqual(about, { ...POTS, ...created, type: 13, typeName: 'products', itemCount: 0 });
    assert.deepEqual(categories, [{ ...ROOT, id }]);
    assert.deepEqual(items, []);
    assert.ok((await urlIds()).includes('pots'));
  });

  test('makes it available to the main navigation', async () => {
    const { id } = (await create({ urlId: 'bowls', navigationTitle: 'Bowls' })).json() as Created;
    const layout = (await owner.get('/api/commondata/GetSiteLayout')).json() as {
      readonly layout: readonly [{ readonly identifier: string; readonly links: readonly object[] }];
      readonly collections: readonly { readonly id: string; readonly title: string }[];
    };
    assert.deepEqual(
      layout.collections.find((one) => one.id === id),
      { id, title: 'Bowls', fullUrl: '/bowls' },
    );
    const [{ identifier, links }] = layout.layout;
    const navigation = { items: [...links, { collectionId: id }] };
    const saved = await owner.send('POST', '/api/widget/UpdateNavigation', {
      fieldName: identifier,
      navigation,
    });
    assert.equal(saved.status, 200, saved.text);
    assert.match((await owner.get('/bowls')).text, /<a href="\/bowls" aria-current="page">Bowls<\/a>/);
  });

  test('lists it after the shop, the first store', async () => {
    const { collection, items } = (await owner.get('/shop?format=json')).json() as {
      readonly collection: { readonly id: string; readonly itemCount: number };
      readonly items: readonly { readonly collectionId: string }[];
    };
    assert.equal(collection.id, 'shop');
    assert.ok(items.length > 5);
    assert.ok(items.every(({ collectionId }) => collectionId === 'shop'));
    const rows = rowsIn((await owner.get('/owner/stores')).text);
    assert.match(rows.at(-1)?.words ?? '', /^Shop \/shop \d+ products$/);
    assert.ok(rows.some(({ words }) => words === 'Pots /pots 0 products'));
    const page = await owner.get('/owner/stores/new');
    assert.match(page.text, /<store-setup><\/store-setup>/);
    assert.match(page.text, new RegExp(`"websiteId":"${WEBSITE}"`));
  });

  test('refuses a URL that is taken', async () => {
    await create({ urlId: 'vases' });
    const taken = await create({ urlId: 'vases' });
    const message = 'Another page on this site has that URL.';
    assert.deepEqual([taken.status, taken.json()], [409, { message, errors: { urlId: message } }]);
    const own = 'shop journal cart checkout owner api dist assets docs hosts members'.split(' ');
    for (const urlId of own) assert.ok(RESERVED_URL_IDS.includes(urlId), urlId);
    for (const urlId of RESERVED_URL_IDS) {
      assert.equal((await create({ urlId })).status, 409, urlId);
      assert.ok((await urlIds()).includes(urlId), urlId);
    }
    assert.equal((await owner.get('/nothing-here')).status, 404);
  });

  test('accepts one of two concurrent requests for the same URL', async () => {
    const answers = await Promise.all([create({ urlId: 'twins' }), create({ urlId: 'twins' })]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
  });

  test('runs once per key, also after another login and in another browser', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = (await create({ urlId: 'once' }, headers)).json() as Created;
    assert.deepEqual((await create({ urlId: 'once' }, headers)).json(), first);
    await tryLogin(owner);
    assert.deepEqual((await create({ urlId: 'once' }, headers)).json(), first);
    const other = await arriveAsOwner(store.url);
    const again = await other.send('POST', PRODUCTS, { ...POTS, urlId: 'once' }, { headers });
    assert.deepEqual(again.json(), first);
    assert.equal((await create({ urlId: 'twice' }, headers)).status, 422);
    const root = `${PRODUCTS}/${first.id}/categories`;
    const roots = await Promise.all([owner.send('POST', root, ROOT), other.send('POST', root, ROOT)]);
    const [one, two] = roots.map((answer) => (answer.json() as Created).id);
    assert.equal(one, two, 'a collection has one root');
  });

  test('refuses missing and unknown fields', async () => {
    const BAD = {
      title: ['', '  ', '\u200B', '\u3164', 7, 'x'.repeat(101), 'NUL\0'],
      navigationTitle: ['', null],
      urlId: ['', 'ab', 'Pots', 'töpfe', 'a--b', '-pots', 'pots-', 'a/b', 'x'.repeat(201), 7],
      description: [null, 'x'.repeat(1_001)],
      enabled: [false, 'true'],
      price: [1],
    };
    for (const [field, values] of Object.entries(BAD))
      for (const value of values) {
        const answer = await create({ urlId: 'bad', [field]: value });
        assert.equal(answer.status, 400, `${field}: ${String(value)}`);
        assert.deepEqual(Object.keys((answer.json() as { readonly errors: object }).errors), [field]);
      }
    const { id } = (await create({ urlId: 'roots' })).json() as Created;
    const categories = `${PRODUCTS}/${id}/categories`;
    const BAD_ROOTS = {
      displayName: ['', 'x'.repeat(26)],
      parentCategoryId: ['x', null],
      type: ['LEAF'],
      pageRendering: ['GRID_VIEW'],
      displayIndex: [0, 1.5, '1'],
    };
    for (const [field, values] of Object.entries(BAD_ROOTS))
      for (const value of values) {
        const answer = await owner.send('POST', categories, { ...ROOT, [field]: value });
        assert.equal(answer.status, 400, `${field}: ${String(value)}`);
        assert.deepEqual(Object.keys((answer.json() as { readonly errors: object }).errors), [field]);
      }
  });

  test('requires the owner, the crumb and the id of this site', async () => {
    const visitor = await Visitor.arrive(store.url);
    const categories = `${PRODUCTS}/shop/categories`;
    for (const [path, body] of [
      [PRODUCTS, { ...POTS, urlId: 'nobody' }],
      [categories, ROOT],
    ] as const) {
      assert.equal((await visitor.send('POST', path, body)).status, 401);
      assert.equal((await owner.send('POST', path, body, { crumb: 'wrong' })).status, 403);
      const elsewhere = path.replace(WEBSITE, 'another-site');
      assert.equal((await owner.send('POST', elsewhere, body)).status, 404);
    }
    assert.equal((await visitor.get('/api/owner/url-ids')).status, 401);
    const unknown = await owner.send('POST', `${PRODUCTS}/unknown/categories`, ROOT);
    assert.deepEqual([unknown.status, unknown.json()], [404, { message: 'This site has no such store.' }]);
    assert.equal((await visitor.get('/nobody')).status, 404);
  });
});

describe('creating a store through the client', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, faults: true, ownerPassword: OWNER_PASSWORD });
  let owner: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
  });
  const open = (limits: Partial<ApiLimits> = {}) => {
    const client = clientOf(owner, store.url, limits);
    return { client, gateway: restStoreSetupGateway(client.api, () => WEBSITE) };
  };
  const KINDS: Readonly<Record<string, string>> = {
    drop: 'offline',
    [UNANSWERED]: 'timeout',
    '429': 'rate-limited',
    '500': 'server',
    '401': 'forbidden',
    html: 'unknown-outcome',
    empty: 'unknown-outcome',
    truncate: 'unknown-outcome',
    crumb: 'crumb',
  };

  let count = 0;
  for (const [fault, kind] of Object.entries(KINDS)) {
    it(`reports ${fault} as ${kind}; a retry with the same key creates one collection and one root`, async () => {
      const faulty = open(fault === UNANSWERED ? { writeTimeoutMs: IMPATIENT_MS } : {});
      const { gateway } = fault === UNANSWERED ? open() : faulty;
      const collection = { title: 'Pots', urlId: `pots-${(count += 1)}`, description: '' };
      const [key, rootKey] = [randomUUID(), randomUUID()];
      faulty.client.failNext('POST', fault);
      await refused(faulty.gateway.createCollection(collection, key), kind);
      const answer = await gateway.createCollection(collection, key);
      assert.equal(answer.outcome, 'created');
      assert.deepEqual(await gateway.createCollection(collection, key), answer);
      faulty.client.failNext('POST', fault);
      await refused(faulty.gateway.createRootCategory(answer.id, 'All', rootKey), kind);
      await gateway.createRootCategory(answer.id, 'All', rootKey);
      const { json } = await owner.get(`/${collection.urlId}?format=json`);
      const made = json() as { readonly collection: { readonly categories: readonly unknown[] } };
      assert.equal(made.collection.categories.length, 1);
    });
  }

  it('reports a taken URL as an answer, and a key in flight as a failure', async () => {
    const { client, gateway } = open();
    const collection = { title: 'Shop', urlId: 'shop', description: '' };
    assert.deepEqual(await gateway.createCollection(collection, randomUUID()), { outcome: 'taken' });
    client.failNext('POST', '409');
    await refused(gateway.createCollection({ ...collection, urlId: 'shop-2' }, randomUUID()), 'in-flight');
  });

  it('reads an empty list of taken URLs after 404', async () => {
    const { client, gateway } = open();
    client.failNext('GET', '404');
    assert.deepEqual(await gateway.loadUrlIds(), []);
  });
});
