import assert from 'node:assert/strict';
import { Migrator } from 'kysely';
import { describe, test } from 'node:test';

import { SEED_PRODUCTS } from '../../demo/server/features/catalogue/seed-products.ts';
import { MIGRATIONS } from '../../demo/server/features.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { seed } from '../../demo/server/features/catalogue/seed.ts';
import { findEvents } from '../../demo/server/features/events/find-events.ts';
import { findOrders } from '../../demo/server/features/orders/find-orders.ts';
import { findPosts } from '../../demo/server/features/journal/find-posts.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

/** Opens an embedded database as an older store has left it, with its products. */
async function openAt(migration: string): Promise<{ readonly db: Database } & AsyncDisposable> {
  const folder = await makeEmbeddedFolder({ isEmpty: true });
  const onLostConnection = (): void => undefined;
  const opened = await openDatabase({
    databaseUrl: undefined,
    dataDir: folder,
    reset: false,
    onLostConnection,
  });
  const { db } = opened;
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateTo(migration);
  assert.equal(error, undefined);
  await db.transaction().execute((transaction) => seed(transaction, SEED_PRODUCTS));
  const close = async () => {
    await opened.close();
    removeFolder(folder);
  };
  return { db, [Symbol.asyncDispose]: close };
}

describe('migrating a store from before the journal', () => {
  test('adds journal, events and galleries once, and keeps the orders', async () => {
    await using store = await openAt('001-store');
    const { db } = store;
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
    await using store = await openAt('012-reviews');
    const { db } = store;
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
