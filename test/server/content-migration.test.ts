import assert from 'node:assert/strict';
import { Migrator, sql } from 'kysely';
import { after, before, describe, test } from 'node:test';

import { SEED_PRODUCTS } from '../../demo/server/features/catalogue/seed-products.ts';
import { MIGRATIONS } from '../../demo/server/features.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { openDatabase, type OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { seed } from '../../demo/server/features/catalogue/seed.ts';
import { findEvents } from '../../demo/server/features/events/find-events.ts';
import { findOrders } from '../../demo/server/features/orders/find-orders.ts';
import { findPosts } from '../../demo/server/features/journal/find-posts.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

/** Columns of orders that an older store does not have. */
const ADDED_TO_ORDERS = [
  'member_id',
  'country',
  'shipping_address',
  'shipping_method',
  'customer_note',
  'awaits_payment',
  'discount_cents',
  'shipping_cost_cents',
  'tax_cents',
  'is_tax_included',
  'gift_card_cents',
  'fulfilled_at',
  'cancelled_at',
  'refunded_cents',
  'words',
  'owner_note',
  'owner_note_version',
];

describe('migrating a store from before the journal', () => {
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

  test('adds journal, events and galleries once, and keeps the orders', async () => {
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

  test('keeps older orders without answers; those of subscriptions get theirs from the cart', async () => {
    const { db } = opened;
    await db.schema.alterTable('order_lines').dropColumn('additional_fields').execute();
    for (const column of ['product_type', 'restocked'])
      await db.schema.alterTable('order_lines').dropColumn(column).execute();
    for (const column of ADDED_TO_ORDERS) await db.schema.alterTable('orders').dropColumn(column).execute();
    await db.schema.alterTable('gift_cards').dropColumn('voided_at').execute();
    await db.schema.alterTable('products').dropColumn('collection_id').execute();
    await db.schema
      .alterTable('restock_signups')
      .dropColumn('sending_id')
      .dropColumn('refusal_count')
      .execute();
    for (const table of [
      'order_events',
      'restock_sendings',
      'categories',
      'collections',
      'analytics_events',
      'performance_records',
      'member_sessions',
      'members',
      'navigations',
      'commerce_preferences',
      'site_frame',
      'site_languages',
      'lock_visits',
      'locks',
      'subscribers',
      'mailing_lists',
      'likes',
      'session_codes',
      'session_tokens',
      'shipping_methods',
      'tax_rates',
    ])
      await db.schema.dropTable(table).execute();
    for (const table of ['orders', 'gift_cards'])
      await db.schema.alterTable(table).dropColumn('position').execute();
    await db.schema.alterTable('comments').dropColumn('position').execute();
    for (const column of ['is_published', 'version', 'created_at'])
      await db.schema.alterTable('products').dropColumn(column).execute();
    await sql`create table mailing_list (email_key text, email text, created_at timestamptz)`.execute(db);
    await db.schema.dropIndex('orders_by_time').execute();
    await sql`delete from kysely_migration where name >= '013'`.execute(db);
    // The order on disk, which differs from the order in which they were placed.
    await orderOf(db, 'subscribed', '2026-11-02');
    await orderOf(db, 'once', '2026-11-01');
    const cart = { session_id: 'session', item_id: 'mug', sku: 'mug', quantity: 1 };
    const additional_fields = '{"grind":"Coarse"}';
    await db
      .insertInto('subscription_carts')
      .values({ ...cart, token: 'token', additional_fields })
      .execute();
    await db
      .insertInto('subscriptions')
      .values({ order_id: 'subscribed', token: 'token', plan: '{}' })
      .execute();

    await prepareDatabase(db, false);
    const lines = await db
      .selectFrom('order_lines')
      .select(['order_id', 'additional_fields'])
      .orderBy('order_id')
      .execute();
    assert.deepEqual(lines, [
      { order_id: 'once', additional_fields: '' },
      { order_id: 'subscribed', additional_fields },
    ]);
    const { items } = await findOrders(db, {}, { progress: 'all', search: '' });
    assert.deepEqual(
      items.map(({ id }) => id),
      ['subscribed', 'once'],
      'the owner sees them, the newest first',
    );
    const found = await findOrders(db, {}, { progress: 'to-ship', search: 'MUG' });
    assert.equal(found.total, 2, 'they can be searched, and wait to be shipped');
    await orderOf(db, 'later', '2026-11-03');
    const { items: withLater } = await findOrders(db, {}, { progress: 'all', search: '' });
    assert.equal(withLater[0]?.id, 'later');
  });
});

async function orderOf(db: Database, id: string, day: string): Promise<void> {
  const amounts = { subtotal_cents: 0, grand_total_cents: 0, currency: 'USD' };
  const customer = { email: '', customer_name: '' };
  await db
    .insertInto('orders')
    .values({ id, session_id: 'session', cart_id: id, created_at: new Date(day), ...amounts, ...customer })
    .execute();
  const line = { order_id: id, position: 0, item_id: 'mug', sku: 'mug', title: '', attributes: '{}' };
  await db
    .insertInto('order_lines')
    .values({ ...line, quantity: 1, unit_price_cents: 0 })
    .execute();
}
