import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { createHostedProvider } from '../../demo/server/features/payments/feature.ts';
import { settleDuePayments } from '../../demo/server/features/settlement/settle-due.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText, postAction } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startProvider, type StandInProvider } from '../support/payment-provider.ts';
import { letTimePass, stateOf } from '../support/payment-rows.ts';
import { Visitor } from '../support/visitor.ts';

const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };

describeOnAnyDatabase('payments in unlucky moments', (stores) => {
  let provider: StandInProvider;
  let store: OpenStore;
  before(async () => {
    provider = await startProvider();
  });
  after(() => provider.close());

  /** Opens a store, and lets a visitor order a mug. */
  async function order() {
    store = await stores.open({ ...OPTIONS, payments: provider.options });
    const visitor = await Visitor.arrive(() => store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.order();
    const payment = [...provider.payments.values()].at(-1)!;
    const page = (await visitor.get(new URL(payment.returnUrl).pathname)).headers.get('location') ?? '';
    return { visitor, payment, page, id: page.split('/').at(-1) ?? '' };
  }

  test('an order that is canceled while its payment begins leads to no payment, and a late one is found', async () => {
    let call = fetch;
    const payments = { ...provider.options, fetch: ((url, init) => call(url, init)) as typeof fetch };
    store = await stores.open({ ...OPTIONS, payments });
    const owner = await arriveAsOwner(store.url);
    const statuses: number[] = [];
    // The provider's answer is on its way while the owner cancels the order.
    call = async (url, init) => {
      const answer = await fetch(url, init);
      const list = (await owner.get('/owner/orders')).text;
      const [ownerPage] = /\/owner\/orders\/[0-9a-f-]{36}/.exec(list) ?? [];
      statuses.push((await postAction(owner, `${ownerPage}/cancel`)).status);
      return answer;
    };
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const placed = await visitor.order();
    assert.deepEqual(statuses, [303]);
    assert.match(placed.headers.get('location') ?? '', /^\/checkout\/confirmed\//);
    const payment = [...provider.payments.values()].at(-1)!;
    provider.decide(payment.id, 'paid');
    const db = await stores.closeAndRead(store);
    for (const _look of [1, 2]) {
      await letTimePass(db, [payment.id]);
      const settler = { db, provider: createHostedProvider(provider.options), log: () => undefined };
      await settleDuePayments(settler);
    }
    assert.deepEqual((await stateOf(db, payment.id)).kinds, ['cancelled', 'paid-late']);
  });

  test('“Check again” asks the provider also after the time to pay', async () => {
    const options = { ...OPTIONS, payments: provider.options };
    const { visitor, payment, page } = await order();
    const db = await stores.closeAndRead(store);
    // While the provider did not answer; it is asked again in some minutes.
    await letTimePass(db, [payment.id]);
    await db
      .updateTable('payments')
      .set({ check_at: new Date('2100-01-01') })
      .execute();
    store = await stores.open({ ...options, ...store.place });
    assert.match(mainText((await visitor.get(page)).text), /The time to pay is over\. Check again/);
    provider.decide(payment.id, 'paid');
    const look = async (): Promise<boolean> => {
      await visitor.get(new URL(payment.returnUrl).pathname);
      return mainText((await visitor.get(page)).text).includes('Your order is confirmed.');
    };
    // The store asks every other second at most.
    let isConfirmed = false;
    for (let looks = 0; looks < 2_000 && !isConfirmed; looks += 1) isConfirmed = await look();
    assert.ok(isConfirmed);
  });

  test('after several attempts the provider is asked once, about the one that can still be paid', async () => {
    const { visitor, payment: first, id } = await order();
    let last = first;
    for (const _attempt of [1, 2, 3]) {
      provider.decide(last.id, 'refused');
      assert.equal(await provider.notify(last.id), 200);
      assert.equal((await visitor.post(`/checkout/pay/${id}`, {})).status, 303);
      last = [...provider.payments.values()].at(-1)!;
    }
    const db = await stores.closeAndRead(store);
    const attempts = await db.selectFrom('payments').select('id').where('order_id', '=', id).execute();
    assert.equal(attempts.length, 4);
    const ids = attempts.map((attempt) => attempt.id);
    const asked: string[] = [];
    const counting: typeof fetch = (url, init) => {
      asked.push(new Request(url).url.split('/').at(-1) ?? '');
      return fetch(url, init);
    };
    const settler = {
      db,
      provider: createHostedProvider({ ...provider.options, fetch: counting }),
      log: () => undefined,
    };
    await letTimePass(db, ids);
    await settleDuePayments(settler);
    assert.deepEqual(asked, [last.id]);
    assert.equal((await stateOf(db, last.id)).isCancelled, true);
    await letTimePass(db, ids);
    await settleDuePayments(settler);
    assert.deepEqual(asked, [last.id, last.id], 'a late payment is looked for');
  });
});
