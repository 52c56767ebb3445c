import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type Kysely, sql } from 'kysely';

import { findEntries } from '../../demo/server/features/search/find-entries.ts';
import { createSearch } from '../../demo/server/features/search/tables.ts';
import { describeOnEachDatabase, describeOnPostgres, type OpenStore } from '../support/each-database.ts';
import { search, titlesOf } from '../support/find-by-search.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { openPrepared } from '../support/prepared-database.ts';
import { changed, controlsOf, createProduct, editProduct } from '../support/product-form.ts';
import { importAll, preview } from '../support/product-imports.ts';
import { Visitor } from '../support/visitor.ts';

const OPTIONS = { rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD } as const;
const PASSWORD = 'ash glaze, twice';

describeOnEachDatabase('the index of the search', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open(OPTIONS);
    owner = await arriveAsOwner(store.url);
    visitor = await Visitor.arrive(store.url);
  });

  const found = (text: string) => titlesOf(visitor, text);
  const change = async (path: string, values: Readonly<Record<string, string | undefined>>) => {
    const answer = await owner.post(path, changed(controlsOf(await owner.get(path), path), values));
    assert.equal(answer.status, 303, answer.text);
    return answer.headers.get('location')?.replace(/\?.*/, '') ?? '';
  };

  test('follows the form of a product, its publication, copies and deletion', async () => {
    const id = await createProduct(owner, { title: 'Wyvern Dish', 'variants.0.price': '5' });
    assert.deepEqual(await found('wyvern'), ['Wyvern Dish']);
    await editProduct(owner, id, { title: 'Basilisk Dish', tags: 'scales', 'variants.0.sku': 'BAS-99' });
    assert.deepEqual([await found('wyvern'), await found('basilisk')], [[], ['Basilisk Dish']]);
    assert.deepEqual([await found('scales'), await found('bas 99')], [['Basilisk Dish'], ['Basilisk Dish']]);
    await editProduct(owner, id, { 'variants.0.sku': 'OTHER-1' });
    assert.deepEqual(await found('bas 99'), []);
    assert.equal((await owner.post(`/owner/products/${id}/publish`, { isPublished: '' })).status, 303);
    assert.deepEqual(await found('basilisk'), []);
    assert.equal((await owner.post(`/owner/products/${id}/publish`, { isPublished: '1' })).status, 303);
    assert.deepEqual(await found('basilisk'), ['Basilisk Dish']);
    assert.equal((await owner.post(`/owner/products/${id}/duplicate`, {})).status, 303);
    assert.deepEqual(await found('basilisk'), ['Basilisk Dish'], 'a copy is not published');
    assert.equal((await owner.post(`/owner/products/${id}/delete`, {})).status, 303);
    assert.deepEqual(await found('basilisk'), []);
  });

  test('follows stores and their categories', async () => {
    const path = await change('/owner/stores/new', { title: 'Gryphon Shelf', description: 'Winged things' });
    const categories = `${path}/categories`;
    const form = await owner.get(categories);
    await owner.post(categories, { ...controlsOf(form, categories), displayName: 'Feathers' });
    const [, category = ''] =
      /<a href="([^"]+)">Feathers<\/a>/.exec((await owner.get(categories)).text) ?? [];
    await createProduct(owner, {
      ...{ title: 'Beak Cup', 'variants.0.price': '5', categories: 'Feathers' },
      collectionId: path.split('/').at(-1) ?? '',
    });
    assert.deepEqual([await found('gryphon'), await found('winged')], [['Gryphon Shelf'], ['Gryphon Shelf']]);
    assert.deepEqual(await found('feathers'), ['Beak Cup']);
    await change(category, { displayName: 'Plumage' });
    assert.deepEqual([await found('feathers'), await found('plumage')], [[], ['Beak Cup']]);
    await owner.post(`${category}/delete`, { in: '' });
    assert.deepEqual(await found('plumage'), []);
    await change(path, { enabled: undefined });
    assert.deepEqual([await found('gryphon'), await found('beak')], [[], []]);
    await change(path, { enabled: '1' });
    assert.deepEqual([await found('gryphon'), await found('beak')], [['Gryphon Shelf'], ['Beak Cup']]);
  });

  test('follows an import', async () => {
    const file = (title: string) => `URL,Title,Price,Tags\nmany-heads,${title},18.00,"nine, heads"\n`;
    await importAll(owner, await preview(owner, file('Hydra Jar')));
    assert.deepEqual([await found('hydra'), await found('nine heads')], [['Hydra Jar'], ['Hydra Jar']]);
    await importAll(owner, await preview(owner, file('Lerna Jar')));
    assert.deepEqual([await found('hydra'), await found('lerna')], [[], ['Lerna Jar']]);
  });

  test('leaves out what is locked', async () => {
    assert.deepEqual(await found('bowl back'), ['How to send a bowl back']);
    await owner.post('/owner/locks', { path: '/journal', password: PASSWORD });
    assert.deepEqual(await found('bowl back'), []);
    await visitor.post('/lock', { next: '/journal', password: PASSWORD });
    assert.deepEqual(await found('bowl back'), [], 'even for those who have opened the lock');
    await owner.post('/owner/locks/remove', { path: '/journal' });
    await owner.post('/owner/locks', { path: '/', password: PASSWORD });
    assert.equal((await visitor.get('/api/commerce/search?q=mug')).status, 401);
    await visitor.post('/lock', { next: '/', password: PASSWORD });
    assert.deepEqual(await found('bowl back'), ['How to send a bowl back']);
    await owner.post('/owner/locks/remove', { path: '/' });
  });

  test('has what an older store had before', async () => {
    const db = await stores.openDatabase();
    await sql`drop table search_entries, search_words`.execute(db);
    const { rows } = await sql<{ name: string }>`select proname as name from pg_proc
      where proname like 'search\\_%' and pronamespace = current_schema()::regnamespace`.execute(db);
    for (const { name } of rows) await sql`drop function ${sql.ref(name)} cascade`.execute(db);
    await createSearch(db as Kysely<unknown>);
    for (const [text, source] of [
      ...[
        ['stoneware mug', 'product'],
        ['bowl back', 'post'],
        ['mending night', 'event'],
      ],
      ...[
        ['off the shelf', 'gallery'],
        ['shop', 'store'],
      ],
    ]) {
      const { entries } = await findEntries(db, { text: text ?? '', locale: 'en', limit: 50, offset: 0 });
      assert.ok(
        entries.some((entry) => entry.source === source),
        text,
      );
    }
  });

  test('leaves out lessons, which are for members', async () => {
    const { hits } = await search(visitor, 'clay');
    assert.ok(hits.length > 1);
    assert.deepEqual(
      hits.filter(({ url }) => url?.startsWith('/lessons')),
      [],
    );
  });
});

describeOnPostgres('the search of a role that may not create extensions', (stores) => {
  test('reports it once, and finds words as they are written', async () => {
    const place = await stores.makeEmptyPlace();
    const address = new URL(place.databaseUrl ?? '');
    const admin = await openPrepared({ databaseUrl: address.href });
    await sql`drop schema public cascade`.execute(admin.db);
    await sql`create role plain login`.execute(admin.db);
    await sql`create schema public authorization plain`.execute(admin.db);
    await admin.close();
    address.username = 'plain';
    const store = await stores.open({ ...OPTIONS, databaseUrl: address.href });
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await titlesOf(visitor, 'stonew'))[0], 'Stoneware Mug');
    assert.deepEqual(await titlesOf(visitor, 'stonware'), []);
    assert.deepEqual(
      store.log.filter((line) => line.startsWith('search:')),
      [
        'search: misspelt words are not found, because the database has no extension pg_trgm (docs/server.md)',
      ],
    );
  });
});
