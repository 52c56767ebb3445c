import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';

import { readSettings } from '../../demo/server/read-settings.ts';
import { describeOnAnyDatabase, describeOnPostgres, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { until } from '../support/outbox-mails.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf } from '../support/product-form.ts';
import { type PurgeApi, type PurgeCall, startPurgeApi } from '../support/purge-api.ts';
import { type SharedCache, startSharedCache } from '../support/shared-cache.ts';
import { Visitor } from '../support/visitor.ts';

const MUG = '/owner/products/mug';
const TAG = 'store-pages';

/** Saves another price of the mug by the form of the owner. */
async function savePrice(owner: Visitor, price: string): Promise<number> {
  const controls = controlsOf(await owner.get(MUG), MUG);
  return (await owner.post(MUG, changed(controls, { 'variants.0.price': price }))).status;
}

describeOnPostgres('a save of the owner', (stores) => {
  let api: PurgeApi;
  let cache: SharedCache;
  let store: OpenStore;
  /** Decides what the CDN answers. */
  let answer: (call: PurgeCall) => number | Promise<number>;
  beforeEach(async () => {
    answer = ({ tags }) => {
      tags.forEach(cache.purge);
      return 200;
    };
    api = await startPurgeApi((call) => answer(call));
    cache = await startSharedCache(() => store.url);
    store = await open();
    await untilSo(() => api.calls.length === 1);
  });
  afterEach(async () => {
    await store.close();
    await cache.close();
    await api.close();
  });

  function open(place: Partial<OpenStore['place']> = {}, token = 'secret'): Promise<OpenStore> {
    const purge = { url: api.url, token, retryDelaysMs: [1, 1] };
    const options = { captcha: null, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };
    return stores.open({ ...options, sharedPages: true, ...place, purge });
  }
  /** Looks again after each answer of the store. */
  const untilSo = (isSo: () => boolean) =>
    until(async () => (await fetch(`${store.url}/health/live`)).ok && isSo());
  const look = async (): Promise<string> => (await new Visitor(cache.url).get('/shop/mug')).text;

  test('is what the next visitor of a shared cache sees', async () => {
    assert.match(await look(), /\$18\.00/);
    assert.match(await look(), /\$18\.00/);
    assert.equal(cache.hits.get('/shop/mug'), 1);
    const owner = await arriveAsOwner(store.url);
    assert.equal(await savePrice(owner, '21'), 303);
    await untilSo(() => api.calls.length === 2);
    await until(async () => /\$21\.00/.test(await look()));
    const { headers, tags } = api.calls[1]!;
    assert.deepEqual([headers.authorization, headers['surrogate-key'], tags], ['Bearer secret', TAG, [TAG]]);
  });

  test('does not wait for the CDN, and several saves during a call are one more call', async () => {
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    answer = async () => {
      await gate;
      return 200;
    };
    const owner = await arriveAsOwner(store.url);
    for (const price of ['20', '21', '22']) assert.equal(await savePrice(owner, price), 303);
    await untilSo(() => api.calls.length === 2);
    release();
    await store.close();
    assert.equal(api.calls.length, 3);
  });

  test('is reported by the process that has saved, alone', async () => {
    const other = await open(store.place, 'other');
    const owner = await arriveAsOwner(other.url);
    assert.equal(await savePrice(owner, '20'), 303);
    await untilSo(() => api.calls.length === 3);
    await other.close();
    await store.close();
    const senders = api.calls.map(({ headers }) => headers.authorization);
    assert.deepEqual(senders, ['Bearer secret', 'Bearer other', 'Bearer other']);
  });

  test('is repeated while the CDN fails, and reported if it refuses', async () => {
    const statuses = [500, 429, 200, 403];
    answer = () => statuses.shift() ?? 200;
    const owner = await arriveAsOwner(store.url);
    assert.equal(await savePrice(owner, '20'), 303);
    await untilSo(() => api.calls.length === 4);
    assert.deepEqual(store.log, []);
    assert.equal(await savePrice(owner, '21'), 303);
    await untilSo(() => store.log.length > 0);
    assert.deepEqual(store.log, ['purging shared pages failed: status 403']);
    assert.equal(api.calls.length, 5);
  });

  test('is answered without a CDN that can be reached', async () => {
    await api.close();
    const owner = await arriveAsOwner(store.url);
    assert.equal(await savePrice(owner, '20'), 303);
    await untilSo(() => store.log.length > 0);
    assert.match(store.log.join('\n'), /^purging shared pages failed: (?!.*secret)/);
  });

  test('is nothing that was refused, that a visitor does, or that no page shows', async () => {
    const [visitor, owner] = [await Visitor.arrive(store.url), await arriveAsOwner(store.url)];
    await visitor.add({ itemId: 'mug' });
    const placed = await visitor.order();
    assert.equal(placed.status, 303);
    const id = placed.headers.get('location')?.split('/').at(-1) ?? '';
    assert.equal((await owner.post(`/owner/orders/${id}/note`, { note: 'Fragile' })).status, 303);
    assert.notEqual(await savePrice(owner, 'cheap'), 303);
    await store.close();
    assert.equal(api.calls.length, 1);
  });
});

describeOnAnyDatabase('the version of the pages', (stores) => {
  const read = async ({ url }: OpenStore): Promise<string> => {
    const { status, headers } = await fetch(`${url}/pages-version`);
    assert.deepEqual([status, headers.get('cache-control')], [204, 'public, max-age=1']);
    return headers.get('pages-version') ?? '';
  };

  test('changes with a save and with a start, for nothing else', async () => {
    const options = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };
    const store = await stores.open(options);
    const first = await read(store);
    const owner = await arriveAsOwner(store.url);
    assert.equal(await read(store), first);
    assert.equal(await savePrice(owner, '20'), 303);
    const second = await read(store);
    await store.close();
    const third = await read(await stores.open({ ...options, ...store.place }));
    assert.equal(new Set([first, second, third]).size, 3);
  });
});

describe('PURGE_URL', () => {
  test('is an address without a password', () => {
    const url = 'https://api.cloudflare.com/client/v4/zones/7/purge_cache';
    const { purge } = readSettings([], { PURGE_URL: url, PURGE_TOKEN: 'secret' });
    assert.deepEqual(purge, { url: new URL(url), token: 'secret' });
    assert.equal(readSettings([], { PURGE_TOKEN: 'secret' }).purge, undefined);
    for (const wrong of ['cdn', 'ftp://cdn.example', 'https://me:secret@cdn.example'])
      assert.throws(() => readSettings([], { PURGE_URL: wrong }), {
        name: 'StartFailure',
        message:
          'PURGE_URL must be an address that starts with https:// or http://, without a user or a password.',
      });
  });
});
