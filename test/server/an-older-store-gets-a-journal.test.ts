import assert from 'node:assert/strict';
import { Migrator } from 'kysely';
import { after, before, describe, test } from 'node:test';

import { SEED_PRODUCTS } from '../../demo/server/seeds/seed-products.ts';
import { MIGRATIONS } from '../../demo/server/database/migrations.ts';
import { openDatabase, type OpenDatabase } from '../../demo/server/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/seeds/prepare-database.ts';
import { seed } from '../../demo/server/seeds/seed.ts';
import { findEvents } from '../../demo/server/domains/events/find-events.ts';
import { findPosts } from '../../demo/server/domains/journal/find-posts.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

describe('a store from before the journal', () => {
  let folder: string;
  let opened: OpenDatabase;
  before(async () => {
    folder = await makeEmbeddedFolder({ isEmpty: true });
    const onLostConnection = (): void => undefined;
    opened = await openDatabase({ databaseUrl: undefined, dataDir: folder, reset: false, onLostConnection });
  });
  after(async () => {
    await opened.close();
    removeFolder(folder);
  });

  test('it gets journal, events and galleries once, and keeps what it sold', async () => {
    const { db } = opened;
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db, provider }).migrateTo('001-store');
    assert.equal(error, undefined);
    await db.transaction().execute((transaction) => seed(transaction, SEED_PRODUCTS));
    await db.updateTable('stock').set({ quantity: 7 }).where('sku', '=', 'mug').execute();

    await prepareDatabase(db, false);
    const { quantity } = await db
      .selectFrom('stock')
      .select('quantity')
      .where('sku', '=', 'mug')
      .executeTakeFirstOrThrow();
    assert.equal(quantity, 7);
    const posts = await findPosts(db);
    assert.ok(posts.length >= 4);
    assert.deepEqual(
      posts.map(({ publishOn }) => publishOn),
      posts.map(({ publishOn }) => publishOn).sort((one, other) => other - one),
      'the newest first',
    );
    const events = await findEvents(db);
    assert.ok(events.filter(({ startDate }) => startDate > Date.now()).length >= 3, 'there are plans');
    assert.ok(
      events.every(({ startDate, endDate }) => endDate > startDate),
      'nothing ends before it begins',
    );

    await db.deleteFrom('comments').execute();
    await prepareDatabase(db, false);
    const { count } = await db
      .selectFrom('comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 0, 'what the owner took away stays away');
  });
});
