import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { Collection } from '../../demo/server/features/collections/index.ts';
import { createStore } from '../../demo/server/features/store-setup/create-store.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { Refusal } from '../../demo/server/platform/shared/refusal.ts';
import { describeOnAnyDatabase, describeOnPostgres } from '../support/each-database.ts';
import { untilBlocked } from '../support/until-blocked.ts';

const TEA = { title: 'Tea', description: '', isInNavigation: false };

describeOnPostgres('two stores with one title', (stores) => {
  test('get different addresses, also when they are created at the same time', async () => {
    const db = await stores.openDatabase();
    let second: Promise<Collection> | undefined;
    const first = await db.transaction().execute(async (transaction) => {
      const created = await createStore(transaction, TEA);
      second = inTransaction(db, (other) => createStore(other, TEA));
      // Its failure is seen below.
      second.catch(() => undefined);
      await untilBlocked(db);
      return created;
    });
    assert.deepEqual([first.urlId, (await second)?.urlId], ['tea', 'tea-2']);
  });
});

describeOnAnyDatabase('creating a store in the database', (stores) => {
  let db: Database;
  before(async () => {
    db = await stores.openDatabase();
  });
  const create = (changes: object = {}) =>
    inTransaction(db, (transaction) => createStore(transaction, { ...TEA, ...changes }));
  const rows = async (id: string) => {
    const collection = await db.selectFrom('collections').selectAll().where('id', '=', id).execute();
    const categories = await db
      .selectFrom('categories')
      .selectAll()
      .where('collection_id', '=', id)
      .execute();
    return { collection, categories };
  };
  const navigation = async () => JSON.stringify(await db.selectFrom('navigations').selectAll().execute());

  test('makes it visible, with the category that holds all of its products', async () => {
    const { id, urlId } = await create({ title: 'Crème & Brûlée', description: 'Ramekins.' });
    assert.equal(urlId, 'creme-brulee');
    const { collection, categories } = await rows(id);
    const [{ title, navigation_title: short, description, enabled, sort }] = collection as [
      (typeof collection)[0],
    ];
    assert.deepEqual(
      [title, short, description, enabled, sort],
      ['Crème & Brûlée', 'Crème & Brûlée', 'Ramekins.', true, 'manual'],
    );
    assert.deepEqual(
      categories.map(({ display_name: name, type, parent_category_id: parent }) => [name, type, parent]),
      [['All', 'ROOT', '']],
    );
  });

  test('leaves out the addresses of the pages of the site', async () => {
    assert.equal((await create({ title: 'Journal' })).urlId, 'journal-2');
    assert.equal((await create({ title: 'Dist' })).urlId, 'dist-2');
    assert.equal((await create({ title: '茶' })).urlId, 'store');
  });

  test('adds it to the main navigation if the owner wants it', async () => {
    const before = await navigation();
    const { id: left } = await create({ title: 'Left out' });
    assert.equal(await navigation(), before);
    const { id } = await create({ title: 'Linked', isInNavigation: true });
    const after = await navigation();
    assert.deepEqual([after.includes(id), after.includes(left)], [true, false]);
  });

  test('refuses texts by field, and writes nothing', async () => {
    const count = async () => (await db.selectFrom('collections').select('id').execute()).length;
    const before = await count();
    const BAD = { title: ['', ' \u200B', 'x'.repeat(101)], description: ['x'.repeat(1_001)] };
    for (const [field, values] of Object.entries(BAD))
      for (const value of values)
        await assert.rejects(create({ [field]: value, isInNavigation: true }), (error) => {
          assert.ok(error instanceof Refusal);
          assert.deepEqual([error.status, Object.keys(error.details.errors ?? {})], [400, [field]]);
          return true;
        });
    assert.equal(await count(), before);
  });
});
