import assert from 'node:assert/strict';
import { Migrator, sql } from 'kysely';
import { before, test } from 'node:test';

import { MIGRATIONS } from '../../demo/server/features.ts';
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
    const { databaseUrl, dataDir = '' } = place;
    const options = { databaseUrl, dataDir, reset: false, onLostConnection: () => undefined };
    const { db, close } = await openDatabase(options);
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    const { error } = await new Migrator({ db, provider }).migrateTo('027-versions-of-site-frame');
    assert.equal(error, undefined);
    await db.transaction().execute((transaction) => seed(transaction, SEED_PRODUCTS));
    await addWaiting(db, 3);
    await db
      .updateTable('restock_signups')
      .set({ sent_at: new Date() })
      .where('email', '=', 'p1@example.com')
      .execute();
    await sql`insert into mailing_list (email_key, email, language)
      values ('ada@example.com', 'Ada@example.com', 'en-US')`.execute(db);
    await close();
  });

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
});
