import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { cancelOrder } from '../../demo/server/features/orders/actions/cancel-order.ts';
import { refundOrder } from '../../demo/server/features/orders/actions/refund-order.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText, placeOrder, seenOf } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const CLIENTS = 16;
/** Of the seeded catalogue. */
const SEEDED_MUGS = 50;

/** The columns of every order say what its events say, and each step has its mail. */
async function assertOrdersAgree(db: Database): Promise<void> {
  const mails = await db.selectFrom('mails').select('cause').execute();
  const causes = new Set(mails.map(({ cause }) => cause));
  const orders = await db.selectFrom('orders').selectAll().execute();
  const stored = await db.selectFrom('order_events').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  for (const order of orders) {
    const events = stored.filter(({ order_id: id }) => id === order.id);
    const amounts = events.flatMap(({ kind, details }) =>
      kind === 'refunded' ? [(JSON.parse(details) as { readonly amountCents: number }).amountCents] : [],
    );
    assert.equal(
      order.refunded_cents,
      amounts.reduce((sum, cents) => sum + cents, 0),
    );
    assert.ok(order.refunded_cents <= order.grand_total_cents);
    const ends = events.filter(({ kind }) => kind === 'shipped' || kind === 'cancelled');
    const isCancelled = order.cancelled_at !== null;
    const end = isCancelled ? ['cancelled'] : order.fulfilled_at === null ? [] : ['shipped'];
    assert.deepEqual(
      ends.map(({ kind }) => kind),
      end,
    );
    assert.ok(
      ends.every(({ cause }) => causes.has(cause)),
      'a mail for each',
    );
    const own = lines.filter(({ order_id: id, sku }) => id === order.id && sku === 'mug');
    if (isCancelled) assert.ok(own.every(({ quantity, restocked }) => restocked === quantity));
  }
}

describeOnEachDatabase('changes of orders', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let mugsAtFirst: number;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    mugsAtFirst = await stockOf(owner, 'mug');
  });

  async function order(quantity = 1, sku = 'mug'): Promise<Awaited<ReturnType<typeof placeOrder>>> {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add(sku === 'mug' ? { itemId: 'mug', quantity } : { itemId: 'gift-card', sku });
    return placeOrder(visitor);
  }
  /** Opens the page of an action, and returns a function that posts its form: each with the fields that this page had. */
  async function opened(path: string, typed: Readonly<Record<string, string>> = {}) {
    const form = { ...seenOf((await owner.get(path)).text), ...typed };
    return async () => (await owner.post(path, form)).status;
  }

  test('a cancellation that races with a shipment: one of them happens', async () => {
    const orders = await Promise.all([order(), order(), order(), order()]);
    const shipped: boolean[] = [];
    for (const [index, { ownerPage }] of orders.entries()) {
      const ship = await opened(`${ownerPage}/ship`);
      const cancel = await opened(`${ownerPage}/cancel`);
      const both = index % 2 === 0 ? [ship, cancel] : [cancel, ship];
      const statuses = await Promise.all(both.map((act) => act()));
      assert.deepEqual([...statuses].sort(), [303, 409]);
      shipped.push(both[statuses.indexOf(303)] === ship);
      const text = mainText((await owner.get(ownerPage)).text);
      assert.match(text, shipped.at(-1) ? /^Order #\d+ Paid Shipped/ : /^Order #\d+ Canceled/);
    }
    const sold = shipped.filter(Boolean).length;
    assert.equal(await stockOf(owner, 'mug'), mugsAtFirst - sold);
    mugsAtFirst -= sold;
  });

  test('a payment that races with a cancellation does not follow it', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const { ownerPage } = await placeOrder(visitor, { payment: 'transfer' });
    const cancel = await opened(`${ownerPage}/cancel`);
    const [paid, cancelled] = await Promise.all([
      owner.post(`${ownerPage}/paid`, {}).then(({ status }) => status),
      cancel(),
    ]);
    // Paid first, the page of the cancellation is out of date: a new one says so.
    assert.equal(cancelled, paid === 303 ? 409 : 303);
    if (cancelled === 409) assert.equal(await (await opened(`${ownerPage}/cancel`))(), 303);
    const text = mainText((await owner.get(ownerPage)).text);
    assert.match(text, /^Order #\d+ Canceled/);
    const timeline = text.slice(text.indexOf('Timeline'));
    // Paid first, it is refundable; canceled first, it stays unpaid.
    assert.equal(timeline.includes('Canceled'), true);
    assert.equal(timeline.includes('Marked as paid'), paid === 303);
    assert.equal(text.includes('Refund…'), paid === 303);
    assert.equal(await stockOf(owner, 'mug'), mugsAtFirst);
  });

  test('two cancellations from different pages return the stock once', async () => {
    const { ownerPage } = await order(2);
    const pages = await Promise.all([1, 2, 3].map(() => opened(`${ownerPage}/cancel`)));
    const statuses = await Promise.all(pages.map((act) => act()));
    assert.deepEqual(statuses.sort(), [303, 409, 409]);
    assert.equal(await stockOf(owner, 'mug'), mugsAtFirst);
  });

  test('two refunds that race are one, and the form of the other shows what is left', async () => {
    const { ownerPage } = await order(2);
    const path = `${ownerPage}/refund`;
    const pages = await Promise.all(['20.00', '20.00', '30.00'].map((amount) => opened(path, { amount })));
    const statuses = await Promise.all(pages.map((act) => act()));
    assert.deepEqual(statuses.sort(), [303, 409, 409]);
    const twice = await opened(path, { amount: '6.00', 'restock-0': '1' });
    assert.deepEqual(await Promise.all([twice(), twice()]), [303, 303], 'a double click');
    const rest = Number(/Up to \$(\d+\.\d\d)/.exec((await owner.get(path)).text)?.[1] ?? '0');
    assert.ok([10, 0].includes(rest), `${rest} of $36 left`);
    assert.equal(await stockOf(owner, 'mug'), mugsAtFirst - 1);
    mugsAtFirst -= 1;
  });

  test(`${CLIENTS} clients order while the owner cancels and refunds at random: the stock is exact`, async () => {
    const left = await stockOf(owner, 'mug');
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        const quantity = 1 + (index % 2);
        const visitor = await Visitor.arrive(store.url);
        await visitor.add({ itemId: 'mug', quantity });
        const placed = await visitor.order();
        // Others may have the last ones, or have them back later.
        assert.ok([303, 409].includes(placed.status));
        if (placed.status === 409) return;
        const path = `/owner/orders/${(placed.headers.get('location') ?? '').split('/').at(-1)}`;
        const chance = Math.random();
        if (chance < 0.3) return;
        const refund = await opened(`${path}/refund`, { amount: '1', 'restock-0': '1' });
        const cancel = await opened(`${path}/cancel`, chance < 0.6 ? { refund: '1' } : {});
        const ship = await opened(`${path}/ship`);
        await Promise.all([refund(), cancel(), ...(chance < 0.8 ? [] : [ship()]), cancel()]);
      }),
    );
    assert.ok((await stockOf(owner, 'mug')) <= left);
    assert.deepEqual(store.log, []);
  });

  test('at the end stock, refunds, events and mails agree; a used gift card keeps its order', async () => {
    const mugs = await stockOf(owner, 'mug');
    const card = await order(1, 'gift-50');
    const unused = await order(1, 'gift-50');
    const db = await stores.closeAndRead(store);
    const lines = await db.selectFrom('order_lines').selectAll().where('sku', '=', 'mug').execute();
    const sold = lines.reduce((sum, { quantity, restocked }) => sum + quantity - restocked, 0);
    assert.equal(mugs + sold, SEEDED_MUGS);
    await assertOrdersAgree(db);

    await db.updateTable('gift_cards').set({ left_cents: 4_999 }).where('order_id', '=', card.id).execute();
    const cancellation = { seenRefundedCents: 0, seenAwaitsPayment: false, isRefunded: true };
    const cancel = (id: string) =>
      inTransaction(db, (transaction) => cancelOrder(transaction, id, cancellation));
    await assert.rejects(cancel(card.id), { status: 409, notice: 'giftCardUsed' });
    await cancel(unused.id);
    const cards = await db.selectFrom('gift_cards').selectAll().orderBy('position').execute();
    assert.deepEqual(
      cards.map((one) => [one.left_cents, one.voided_at !== null]),
      [
        [4_999, false],
        [0, true],
      ],
    );
    const refund = {
      amountCents: 1,
      seenRefundedCents: 5_000,
      reason: '',
      restock: new Map<number, number>(),
    };
    const again = inTransaction(db, (transaction) => refundOrder(transaction, unused.id, refund));
    await assert.rejects(again, { status: 409, notice: 'nothingToRefund' });
    await assertOrdersAgree(db);
  });
});
