import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { cancelOrder, confirmPayment } from '../../demo/server/features/orders/index.ts';
import { createHostedProvider } from '../../demo/server/features/payments/feature.ts';
import { applyReport } from '../../demo/server/features/settlement/apply-report.ts';
import { settleDuePayments } from '../../demo/server/features/settlement/settle-due.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { createCode } from '../support/codes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { issueCards } from '../support/gift-cards.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startProvider, type StandInProvider } from '../support/payment-provider.ts';
import { letTimePass, stateOf } from '../support/payment-rows.ts';
import { Visitor } from '../support/visitor.ts';

const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };
const CARD = 'ABCD-EFGH-JKMN-PQRS';
const CARD_CENTS = 500;
/** Of the seeded catalogue. */
const SEEDED_MUGS = 50;
const RACES = 8;

describeOnAnyDatabase('payments whose time is over', (stores) => {
  let provider: StandInProvider;
  let store: OpenStore;
  before(async () => {
    provider = await startProvider();
    store = await stores.open({ ...OPTIONS, payments: provider.options });
  });
  after(() => provider.close());

  /** Places orders; resolves to their payments' ids, and the database of the closed store. */
  async function placed(count: number): Promise<{ readonly ids: readonly string[]; readonly db: Database }> {
    store = await stores.open({ ...OPTIONS, ...store.place, payments: provider.options });
    const known = provider.payments.size;
    for (let order = 0; order < count; order += 1) {
      const visitor = await Visitor.arrive(store.url);
      await visitor.add({ itemId: 'mug' });
      assert.equal((await visitor.order()).status, 303);
    }
    const db = await stores.closeAndRead(store);
    return { ids: [...provider.payments.keys()].slice(known), db };
  }
  const log: string[] = [];
  const settlerOf = (db: Database) => ({
    db,
    provider: createHostedProvider(provider.options),
    log: (line: string) => void log.push(line),
    leaseMs: 0,
  });
  const mugsIn = async (db: Database): Promise<number> =>
    (await db.selectFrom('stock').select('quantity').where('sku', '=', 'mug').executeTakeFirstOrThrow())
      .quantity;

  test('an order that is not paid is canceled once: stock, code and gift card are given back', async () => {
    const owner = await arriveAsOwner(store.url);
    await createCode(owner, { code: 'ONCE', percent: '10', maxUses: '1' });
    await store.close();
    await issueCards(store.place, { [CARD]: CARD_CENTS });
    store = await stores.open({ ...OPTIONS, ...store.place, payments: provider.options });
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    for (const code of ['ONCE', CARD])
      assert.equal((await visitor.send('POST', '/api/commerce/shopping-cart/codes', { code })).status, 200);
    assert.equal((await visitor.order()).status, 303);
    const payment = [...provider.payments.values()].at(-1)!;
    assert.equal(payment.amount, 1620 - CARD_CENTS);
    const db = await stores.closeAndRead(store);
    assert.equal(await mugsIn(db), SEEDED_MUGS - 1);
    await letTimePass(db, [payment.id]);
    await Promise.all([1, 2, 3].map(() => settleDuePayments(settlerOf(db))));
    const { state, isCancelled, kinds, orderId } = await stateOf(db, payment.id);
    assert.deepEqual(
      { state, isCancelled, kinds },
      { state: 'expired', isCancelled: true, kinds: ['cancelled'] },
    );
    assert.equal(await mugsIn(db), SEEDED_MUGS);
    const card = await db.selectFrom('gift_cards').select('left_cents').where('code', '=', CARD).execute();
    assert.deepEqual(card, [{ left_cents: CARD_CENTS }]);
    assert.deepEqual(await db.selectFrom('discounts').select('uses').where('code', '=', 'ONCE').execute(), [
      { uses: 0 },
    ]);
    const mails = await db
      .selectFrom('mails')
      .select('body')
      .where('cause', '=', `cancelled:${orderId}`)
      .execute();
    assert.equal(mails.length, 1);
    assert.match(mails[0]!.body, /\$5\.00 is back on the gift card that paid for the order\./);
    assert.match(mails[0]!.body, /We didn’t receive your payment in time\./);
    assert.equal(await settleDuePayments(settlerOf(db)), 0, 'nothing is left to do');
  });

  test('a payment whose webhook was lost is found before its order would be canceled', async () => {
    const { ids, db } = await placed(2);
    const [paid = '', refused = ''] = ids;
    provider.decide(paid, 'paid');
    provider.decide(refused, 'refused');
    await letTimePass(db, ids);
    provider.isDown = true;
    await settleDuePayments(settlerOf(db));
    assert.equal((await stateOf(db, paid)).isCancelled, false, 'while nobody knows');
    assert.equal((await stateOf(db, refused)).isCancelled, false);
    provider.isDown = false;
    for (const status of [401, 403, 429]) {
      provider.failStatus = status;
      await settleDuePayments(settlerOf(db));
      assert.equal((await stateOf(db, paid)).isCancelled, false, `after ${status}`);
    }
    provider.failStatus = 0;
    await settleDuePayments(settlerOf(db));
    const { state, isCancelled, awaits } = await stateOf(db, paid);
    assert.deepEqual({ state, isCancelled, awaits }, { state: 'paid', isCancelled: false, awaits: false });
    assert.equal((await stateOf(db, refused)).isCancelled, true);
    assert.equal(await mugsIn(db), SEEDED_MUGS - 1);
  });

  test('a payment that is made after its time is found without a webhook, and one that differs cancels nothing', async () => {
    const { ids, db } = await placed(2);
    const [late = '', differs = ''] = ids;
    const { reference } = provider.payments.get(differs)!;
    const other = { paymentId: differs, reference, state: 'paid', amountCents: 1, currency: 'USD' } as const;
    assert.equal(await applyReport(db, 'hosted', other), 'differs');
    await letTimePass(db, ids);
    await settleDuePayments(settlerOf(db));
    assert.equal((await stateOf(db, late)).isCancelled, true);
    assert.equal((await stateOf(db, differs)).isCancelled, false);
    provider.decide(late, 'paid');
    await letTimePass(db, [late]);
    await settleDuePayments(settlerOf(db));
    assert.deepEqual((await stateOf(db, late)).kinds, ['cancelled', 'paid-late']);
    assert.equal(await settleDuePayments(settlerOf(db)), 0);
  });

  test('without its provider an order ends after a day', async () => {
    const { ids, db } = await placed(1);
    const off = { ...settlerOf(db), provider: undefined };
    await letTimePass(db, ids);
    await settleDuePayments(off);
    assert.equal((await stateOf(db, ids[0]!)).isCancelled, false);
    await letTimePass(db, ids, 30);
    await settleDuePayments(off);
    assert.equal((await stateOf(db, ids[0]!)).isCancelled, true);
  });

  test('a provider that never answers does not keep an order for ever', async () => {
    const { ids, db } = await placed(1);
    const left = await mugsIn(db);
    await letTimePass(db, ids, 30);
    provider.isDown = true;
    await settleDuePayments(settlerOf(db));
    provider.isDown = false;
    const { isCancelled, state } = await stateOf(db, ids[0]!);
    assert.deepEqual([isCancelled, state], [true, 'expired']);
    assert.equal(await mugsIn(db), left + 1);
  });

  test('webhook, cancellation, expiry and the owner’s mark race: one outcome, and the stock is right', async () => {
    const { ids, db } = await placed(RACES);
    const left = await mugsIn(db);
    await letTimePass(db, ids);
    const adapter = createHostedProvider(provider.options);
    await Promise.all(
      ids.map(async (id, index) => {
        const { orderId } = await stateOf(db, id);
        const { reference } = provider.payments.get(id)!;
        const report = {
          paymentId: id,
          reference,
          state: 'paid',
          amountCents: 1800,
          currency: 'USD',
        } as const;
        const acts = [
          () => applyReport(db, adapter.name, report),
          () =>
            inTransaction(db, (transaction) =>
              cancelOrder(transaction, orderId, {
                seenRefundedCents: 0,
                seenAwaitsPayment: true,
                isRefunded: false,
              }),
            ),
          () => settleDuePayments(settlerOf(db)),
          () => inTransaction(db, (transaction) => confirmPayment(transaction, orderId)),
          () => applyReport(db, adapter.name, report),
        ];
        const turned = [...acts.slice(index % acts.length), ...acts.slice(0, index % acts.length)];
        // Those that come too late are refused.
        await Promise.allSettled(turned.map((act) => act()));
      }),
    );
    const ends = await Promise.all(ids.map((id) => stateOf(db, id)));
    for (const { state, awaits, isCancelled, kinds } of ends) {
      assert.equal(state, 'paid', 'the money was taken');
      assert.equal(awaits, false);
      const count = (kind: string): number => kinds.filter((each) => each === kind).length;
      assert.equal(count('cancelled'), Number(isCancelled));
      // The one payment is that of the order, came late, or came on top of the owner's mark.
      assert.equal(count('paid') + count('paid-late'), 1, kinds.join());
      assert.ok(count('paid-twice') <= count('paid'));
    }
    const cancelled = ends.filter(({ isCancelled }) => isCancelled).length;
    assert.equal(await mugsIn(db), left + cancelled);
  });

  test('a running store cancels what is not paid, and then refuses to begin it', async () => {
    const options = { ...provider.options, lifetimeMs: 1, pollDelayMs: 10 };
    store = await stores.open({ ...OPTIONS, ...store.place, payments: options });
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const placed = await visitor.order();
    const page = placed.headers.get('location') ?? '';
    const isCancelled = async (): Promise<boolean> =>
      mainText((await visitor.get(page)).text).includes('This order was canceled.');
    let isDone = false;
    for (let looks = 0; looks < 2_000 && !isDone; looks += 1) isDone = await isCancelled();
    assert.ok(isDone);
    const again = await visitor.post(page.replace('confirmed', 'pay'), {});
    assert.equal(again.headers.get('location'), `${page}?payment=unreached`);
    await store.close();
  });
});
