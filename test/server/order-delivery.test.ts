import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { PRODUCT_TYPES } from '../../core/enumerations/index.ts';
import { deliverOrder } from '../../demo/server/features/orders/index.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { placeOrder, postAction } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { openPrepared } from '../support/prepared-database.ts';
import { Visitor } from '../support/visitor.ts';

describeOnEachDatabase('delivery of orders that are paid later', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  test('gift cards are issued with the payment, once, and never for a canceled order', async () => {
    const ids: string[] = [];
    for (const name of ['paid', 'cancelled']) {
      const visitor = await Visitor.arrive(store.url);
      await visitor.add({ itemId: 'mug', quantity: 2 });
      ids.push((await placeOrder(visitor, { payment: 'transfer', name })).id);
    }
    const [paid = '', cancelled = ''] = ids;
    await store.close();
    // By transfer only other goods can be bought: these mugs become cards.
    const { db, close } = await openPrepared(store.place);
    const toCards = { product_type: PRODUCT_TYPES['gift-card'] };
    await db.updateTable('order_lines').set(toCards).where('order_id', 'in', ids).execute();
    const deliver = (): Promise<unknown> =>
      Promise.all(
        [...ids, ...ids].map((id) => inTransaction(db, (transaction) => deliverOrder(transaction, id))),
      );
    await deliver();
    assert.deepEqual(await db.selectFrom('gift_cards').selectAll().execute(), []);
    await close();

    const again = await stores.open({ ...store.place, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    const owner = await arriveAsOwner(again.url);
    const url = (id: string): string => `/owner/orders/${id}`;
    await Promise.all([1, 2, 3].map(() => owner.post(`${url(paid)}/paid`, {})));
    assert.equal((await postAction(owner, `${url(cancelled)}/cancel`)).status, 303);
    await owner.post(`${url(cancelled)}/paid`, {});
    const after = await stores.closeAndRead(again);
    const cards = await after.selectFrom('gift_cards').selectAll().execute();
    assert.deepEqual(
      cards.map(({ order_id: id, value_cents: cents }) => [id, cents]),
      [
        [paid, 1800],
        [paid, 1800],
      ],
    );
    const mails = await after.selectFrom('mails').select('cause').where('kind', '=', 'gift-card').execute();
    assert.deepEqual(
      mails.map(({ cause }) => cause).sort(),
      cards.map(({ code }) => `gift-card:${code}`).sort(),
    );
  });
});
