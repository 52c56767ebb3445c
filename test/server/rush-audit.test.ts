import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import type { OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { auditRush, type Violation } from '../support/audit-rush.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { openPrepared } from '../support/prepared-database.ts';
import type { RushClient } from '../support/rush.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const MUGS = 12;

describe('the audit of a rush detects', () => {
  let folder: string;
  let opened: OpenDatabase;
  const SOLD_OUT: RushClient = {
    sessionId: 'late',
    outcome: { kind: 'sold-out' },
    hasAdded: false,
    acknowledged: [],
  };
  const BUYER: RushClient = {
    sessionId: 'ann',
    outcome: { kind: 'bought', orderId: 'one' },
    hasAdded: true,
    acknowledged: ['one', 'one'],
  };
  before(async () => {
    folder = await makeEmbeddedFolder();
    opened = await openPrepared({ dataDir: folder });
    await order('one', 'ann', 1);
    await setStock(MUGS - 1);
  });
  after(async () => {
    await opened.close();
    removeFolder(folder);
  });

  async function order(id: string, sessionId: string, quantity: number): Promise<void> {
    const amounts = { subtotal_cents: 0, grand_total_cents: 0, currency: 'USD' };
    const customer = { email: '', customer_name: '' };
    await opened.db
      .insertInto('orders')
      .values({ id, session_id: sessionId, cart_id: id, ...amounts, ...customer })
      .execute();
    await opened.db
      .insertInto('order_lines')
      .values({
        order_id: id,
        position: 0,
        item_id: 'mug',
        sku: 'mug',
        title: '',
        attributes: '{}',
        quantity,
        unit_price_cents: 0,
      })
      .execute();
  }

  async function cancel(id: string): Promise<void> {
    await opened.db.deleteFrom('order_lines').where('order_id', '=', id).execute();
    await opened.db.deleteFrom('orders').where('id', '=', id).execute();
  }

  async function setStock(quantity: number): Promise<void> {
    await opened.db.updateTable('stock').set({ quantity }).where('sku', '=', 'mug').execute();
  }

  const violations = async (...clients: readonly RushClient[]): Promise<readonly Violation[]> =>
    (await auditRush(opened.db, clients, 'mug', MUGS)).violations;

  test('nothing, if all is well', async () => {
    assert.deepEqual(await violations(BUYER), []);
  });

  test('a sold-out answer while something is left', async () => {
    assert.deepEqual(await violations(BUYER, SOLD_OUT), ['unsold']);
  });

  test('a client without a certain answer', async () => {
    const undecided: RushClient = { ...SOLD_OUT, outcome: { kind: 'undecided', why: 'no answer' } };
    assert.deepEqual(await violations(BUYER, undecided), ['undecided']);
  });

  test('an acknowledged order that is not there', async () => {
    assert.deepEqual(await violations(BUYER, { ...BUYER, sessionId: 'bob', acknowledged: ['two'] }), [
      'lost',
    ]);
  });

  test('an order that was never acknowledged', async () => {
    assert.deepEqual(await violations({ ...BUYER, acknowledged: [] }), ['unacknowledged']);
  });

  test('a client with two orders', async () => {
    await order('two', 'ann', 1);
    await setStock(MUGS - 2);
    assert.deepEqual(await violations({ ...BUYER, acknowledged: ['one', 'two'] }), ['doubled']);
    await cancel('two');
    await setStock(MUGS - 1);
  });

  test('an order of two where one was added', async () => {
    await order('two', 'bob', 2);
    await setStock(MUGS - 3);
    assert.deepEqual(await violations(BUYER, { ...BUYER, sessionId: 'bob', acknowledged: ['two'] }), [
      'wrongQuantity',
    ]);
    await cancel('two');
    await setStock(MUGS - 1);
  });

  test('a refused client whose cart was emptied', async () => {
    assert.deepEqual(await violations(BUYER, { ...SOLD_OUT, hasAdded: true }), ['unsold', 'cartLost']);
  });

  test('stock that was taken but not sold', async () => {
    await setStock(MUGS - 2);
    assert.deepEqual(await violations(BUYER), ['stockDiffers']);
    await setStock(MUGS - 1);
  });

  test('a key whose effect was committed without its answer', async () => {
    const row = { scope: 'ann', key: 'key', request_hash: '', status: 0, body: '' };
    await opened.db.insertInto('idempotency').values(row).execute();
    assert.deepEqual(await violations(BUYER), ['halfKey']);
  });
});
