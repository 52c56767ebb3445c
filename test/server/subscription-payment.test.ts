import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';

import { applyReport } from '../../demo/server/features/settlement/apply-report.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { mainText, placeSubscription } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startProvider, type StandInProvider } from '../support/payment-provider.ts';
import { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('a subscription that is paid at a provider', (stores) => {
  let provider: StandInProvider;
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    provider = await startProvider({ pollDelayMs: 20 });
    store = await stores.open({
      rateLimits: NO_LIMITS,
      ownerPassword: OWNER_PASSWORD,
      payments: provider.options,
    });
    owner = await arriveAsOwner(store.url);
  });
  after(() => provider.close());

  const words = async (visitor: Visitor, page: string): Promise<string> =>
    mainText((await visitor.get(page)).text);

  test('is confirmed, with its plan, by one mail when its first payment arrives', async () => {
    const visitor = await Visitor.arrive(store.url);
    const known = provider.payments.size;
    await assert.rejects(() => placeSubscription(visitor).then(({ page }) => visitor.get(page)));
    const payment = [...provider.payments.values()][known]!;
    const page = (await visitor.get(new URL(payment.returnUrl).pathname)).headers.get('location') ?? '';
    assert.match((await visitor.get(page)).text, /"pageType":207/);
    const ownerPage = `/owner/orders/${page.split('/').at(-1) ?? ''}`;
    const list = '/owner/subscriptions';
    assert.doesNotMatch(await words(visitor, page), /Next payment/);
    assert.doesNotMatch(await words(owner, list), /Harbor Tea/);
    assert.doesNotMatch(await words(owner, '/owner/mails'), /tea@example\.com/);
    provider.decide(payment.id, 'paid');
    await provider.notify(payment.id);
    assert.match((await visitor.get(page)).text, /"pageType":206/);
    assert.match(await words(owner, list), /Harbor Tea/);
    const [, mail = ''] = /href="(\/owner\/mails\/[^"]+)"/.exec((await owner.get(ownerPage)).text) ?? [];
    assert.match(
      await words(owner, mail),
      /\$12\.00 every month .*Next payment: .*Your subscription is confirmed/s,
    );
  });

  test('has the same dates in the mail as on its pages, however late it is paid', async () => {
    const visitor = await Visitor.arrive(store.url);
    const known = provider.payments.size;
    await assert.rejects(() => placeSubscription(visitor).then(({ page }) => visitor.get(page)));
    const payment = [...provider.payments.values()][known]!;
    const db = await stores.closeAndRead(store);
    const placedAt = new Date('2026-03-10T12:00:00Z');
    await sql`update orders set created_at = ${placedAt} where id =
      (select order_id from payments where id = ${payment.id})`.execute(db);
    const { reference, amount: amountCents, currency } = payment;
    const paid = { paymentId: payment.id, reference, state: 'paid', amountCents, currency } as const;
    assert.equal(await applyReport(db, 'hosted', paid), 'settled');
    const mail = await db
      .selectFrom('mails')
      .select('body')
      .where('recipient', '=', 'tea@example.com')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    assert.match(mail.body, /Next payment: April 10, 2026/);
  });
});
