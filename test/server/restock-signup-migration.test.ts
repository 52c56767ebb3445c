import assert from 'node:assert/strict';
import { Migrator, sql } from 'kysely';
import { before, test } from 'node:test';

import { MIGRATIONS } from '../../demo/server/features.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { SEED_PRODUCTS } from '../../demo/server/features/catalogue/seed-products.ts';
import { seed } from '../../demo/server/features/catalogue/seed.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { addWaiting, recipientsOf, VASE } from '../support/waiting-people.ts';

describeOnEachDatabase('migrating restock sign-ups from before sendings and mailing lists', (stores) => {
  let place: OpenStore['place'];
  before(async () => {
    place = await stores.makeEmptyPlace();
    const { db, close } = await openAt(place, '027-versions-of-site-frame');
    await db.transaction().execute((transaction) => seed(transaction, SEED_PRODUCTS));
    await addWaiting(db, 3);
    await db
      .updateTable('restock_signups')
      .set({ sent_at: new Date() })
      .where('email', '=', 'p1@example.com')
      .execute();
    await addAddress(db);
    await close();
  });

  /** Opens the database at a place as an older store has left it. */
  async function openAt({ databaseUrl, dataDir = '' }: OpenStore['place'], migration: string) {
    const options = { databaseUrl, dataDir, reset: false, onLostConnection: () => undefined };
    const opened = await openDatabase(options);
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db: opened.db, provider }).migrateTo(migration);
    assert.equal(error, undefined);
    return opened;
  }

  const addAddress = (db: Database) =>
    sql`insert into mailing_list (email_key, email, language)
      values ('ada@example.com', 'Ada@example.com', 'en-US')`.execute(db);

  test('sends to waiting sign-ups, not to those that have a mail, and keeps addresses for the newsletter', async () => {
    const store = await stores.open({ ...place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    const owner = await arriveAsOwner(store.url);
    const sent = await owner.send('POST', '/api/site-users/account/notifications/restock/send', VASE);
    assert.deepEqual(sent.json(), { sentCount: 2 });
    const list = await owner.get('/owner/lists/journal-letter/addresses.csv');
    assert.match(list.text, /"Ada@example\.com","[^"]+","restock"/);
    const db = await stores.closeAndRead(store);
    assert.deepEqual(await recipientsOf(db), ['p0@example.com', 'p2@example.com']);
  });

  test('keeps addresses for the newsletter in a list of that name, which the owner has created', async () => {
    const own = await stores.makeEmptyPlace();
    const { db, close } = await openAt(own, '031-places-of-comments');
    await addAddress(db);
    const list = { id: 'own-list', name: 'journal Letter', name_key: 'journal letter' };
    await db.insertInto('mailing_lists').values(list).execute();
    await close();
    const kept = await stores.closeAndRead(await stores.open({ ...own, rateLimits: NO_LIMITS }));
    const rows = await kept.selectFrom('subscribers').select(['list_id', 'email']).execute();
    assert.deepEqual(rows, [{ list_id: list.id, email: 'Ada@example.com' }]);
  });
});
