import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { runOnce } from '../../demo/server/platform/idempotency/run-once.ts';
import { sweepKeys } from '../../demo/server/platform/idempotency/sweep-keys.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { changedBy, stockOf, Visitor } from '../support/visitor.ts';

const withKey = (key: string): { headers: Record<string, string> } => ({
  headers: { 'idempotency-key': key },
});
const OTHER_PAYLOAD =
  'This action was already used for something else. Please reload the page and try again.';
const SEAT = '{"participant":["Ada","Byron"],"experience":"Never"}';
const DAY_MS = 86_400_000;

describeOnEachDatabase('idempotency keys', (stores) => {
  let store: OpenStore;
  let db: Database;
  before(async () => {
    store = await stores.open();
    db = await stores.openDatabase();
  });

  test('the same key replays the answer without another effect', async () => {
    const visitor = await Visitor.arrive(store.url);
    const key = withKey(randomUUID());
    const first = await visitor.add({ itemId: 'mug' }, key);
    const second = await visitor.add({ itemId: 'mug' }, key);
    assert.deepEqual([second.status, second.text], [200, first.text]);
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test('ten concurrent requests with one key have one effect and one answer', async () => {
    const visitor = await Visitor.arrive(store.url);
    const key = withKey(randomUUID());
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.add({ itemId: 'mug' }, key)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test('every request without a key is a new action', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.add({ itemId: 'mug' });
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });

  test('a key of another payload, line or method is refused', async () => {
    const visitor = await Visitor.arrive(store.url);
    const key = withKey(randomUUID());
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }, key));
    for (const answer of [
      await visitor.add({ itemId: 'mug', quantity: 2 }, key),
      await visitor.setQuantity(newlyAdded!.id, 1, key),
      await visitor.remove(newlyAdded!.id, key),
    ]) {
      assert.equal(answer.status, 422);
      assert.deepEqual(answer.json(), { message: OTHER_PAYLOAD });
    }
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test('the order of properties in the body does not change the payload', async () => {
    const visitor = await Visitor.arrive(store.url);
    const key = withKey(randomUUID());
    const path = '/api/commerce/shopping-cart/entries';
    await visitor.send('POST', path, { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' }, key);
    const body = { additionalFields: '', quantity: 1, sku: null, itemId: 'mug' };
    assert.equal((await visitor.send('POST', path, body, key)).status, 200);
    assert.equal((await visitor.cart()).totalQuantity, 1);
  });

  test("a key of another visitor's action can be used", async () => {
    const [one, other] = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
    const key = withKey(randomUUID());
    await one.add({ itemId: 'mug' }, key);
    assert.equal((await other.add({ itemId: 'mug', quantity: 3 }, key)).status, 200);
    assert.equal((await other.cart()).totalQuantity, 3);
  });

  test('setting, replacing and removing are replayed, too', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    const set = withKey(randomUUID());
    const first = await visitor.setQuantity(newlyAdded!.id, 4, set);
    await visitor.setQuantity(newlyAdded!.id, 7);
    assert.equal((await visitor.setQuantity(newlyAdded!.id, 4, set)).text, first.text);
    assert.equal((await visitor.cart()).totalQuantity, 7, 'a replay does not act again');
    const remove = withKey(randomUUID());
    const removed = await visitor.remove(newlyAdded!.id, remove);
    assert.equal((await visitor.remove(newlyAdded!.id, remove)).text, removed.text);
  });

  test('a refusal is not stored: the same key may succeed later', async () => {
    const visitor = await Visitor.arrive(store.url);
    const key = withKey(randomUUID());
    const full = changedBy(
      await visitor.add({ itemId: 'workshop', quantity: 12, additionalFields: SEAT }),
    ).newlyAdded!;
    assert.equal((await visitor.add({ itemId: 'workshop', additionalFields: SEAT }, key)).status, 409);
    await visitor.remove(full.id);
    assert.equal((await visitor.add({ itemId: 'workshop', additionalFields: SEAT }, key)).status, 200);
    const bad = withKey(randomUUID());
    assert.equal((await visitor.add({ itemId: 'mug', quantity: 0 }, bad)).status, 400);
    assert.equal((await visitor.add({ itemId: 'mug', quantity: 1 }, bad)).status, 200);
  });

  test('a key that is not a UUID is refused', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const key of ['1', 'x'.repeat(300), "' or 1=1 --"]) {
      const answer = await visitor.add({ itemId: 'mug' }, withKey(key));
      assert.equal(answer.status, 400);
      assert.deepEqual(answer.json(), {
        message: 'The Idempotency-Key header must be a UUID.',
        errors: { '': 'The Idempotency-Key header must be a UUID.' },
      });
    }
  });

  test('an order sent twice, even concurrently, is placed once', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const stock = await stockOf(visitor, 'mug');
    const key = randomUUID();
    const answers = await Promise.all([visitor.order(key), visitor.order(key), visitor.order(key)]);
    const places = new Set(answers.map(({ headers }) => headers.get('location')));
    assert.equal(places.size, 1);
    assert.match([...places][0] ?? '', /^\/checkout\/confirmed\/[0-9a-f-]{36}$/);
    assert.equal(await stockOf(visitor, 'mug'), stock - 1);
  });

  test('keys are deleted after a day', async () => {
    const action = { scope: 'one', call: 'POST /', request: null };
    const [recent, old] = [randomUUID(), randomUUID()];
    for (const key of [recent, old]) {
      await runOnce(db, { ...action, key }, () => Promise.resolve({ status: 200, body: 'first' }));
    }
    const nowMs = Date.now();
    const created_at = new Date(nowMs - DAY_MS - 1);
    await db
      .updateTable('idempotency')
      .set({ created_at } as never)
      .where('key', '=', old)
      .execute();
    assert.equal(await sweepKeys(db, nowMs), 1);
    const again = (key: string): Promise<{ body: string }> =>
      runOnce(db, { ...action, key }, () => Promise.resolve({ status: 200, body: 'second' }));
    assert.equal((await again(recent)).body, 'first');
    assert.equal((await again(old)).body, 'second');
  });

  test('a failed effect leaves neither key nor changes', async () => {
    const action = { scope: 'one', key: randomUUID(), call: 'POST /', request: null };
    const fail = runOnce(db, action, async (transaction) => {
      await transaction.updateTable('stock').set({ quantity: 1 }).where('sku', '=', 'mug').execute();
      throw new Error('power cut');
    });
    await assert.rejects(fail, /power cut/);
    const { quantity } = await db
      .selectFrom('stock')
      .select('quantity')
      .where('sku', '=', 'mug')
      .executeTakeFirstOrThrow();
    assert.equal(quantity, 50);
    assert.equal((await runOnce(db, action, () => Promise.resolve({ status: 200, body: 'ok' }))).body, 'ok');
  });

  test('a second connection inside a transaction is refused instead of waiting for ever', async () => {
    const nested = inTransaction(db, () => db.selectFrom('stock').selectAll().execute());
    await assert.rejects(nested, /use the transaction it was passed/);
    assert.ok((await db.selectFrom('stock').selectAll().execute()).length > 0);
  });
});
