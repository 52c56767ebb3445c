import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { mainText, placeOrder, postAction, seenOf } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { startProvider, type StandInProvider } from '../support/payment-provider.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const OPTIONS = { rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };
const GIFT_CARD = { itemId: 'gift-card', sku: 'gift-25' };
const WAITING = 'We’re waiting for your payment.';
const CONFIRMED = 'Your order is confirmed.';

describeOnAnyDatabase('payment at a provider', (stores) => {
  let provider: StandInProvider;
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    provider = await startProvider({ pollDelayMs: 20 });
    store = await stores.open({ ...OPTIONS, payments: provider.options });
    owner = await arriveAsOwner(store.url);
  });
  after(() => provider.close());

  /** Orders, and arrives at the provider's page. */
  async function order(addition: Readonly<Record<string, unknown>> = { itemId: 'mug' }) {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add(addition);
    const placed = await visitor.order();
    assert.equal(placed.status, 303, placed.text);
    const payment = [...provider.payments.values()].at(-1)!;
    const confirmation =
      (await visitor.get(new URL(payment.returnUrl).pathname)).headers.get('location') ?? '';
    const id = confirmation.split('/').at(-1) ?? '';
    return { visitor, placed, payment, id, page: confirmation, ownerPage: `/owner/orders/${id}` };
  }
  const words = async (visitor: Visitor, page: string): Promise<string> =>
    mainText((await visitor.get(page)).text);
  const mailsOf = async (id: string): Promise<readonly string[]> => {
    const text = mainText((await owner.get(`/owner/orders/${id}`)).text);
    return [...text.slice(text.indexOf('Timeline')).matchAll(/Email: (.*?) at Clay/g)].map(
      ([, mail]) => mail!,
    );
  };

  test('takes “demo store” out of the footer', async () => {
    const { text } = await (await Visitor.arrive(store.url)).get('/shop');
    const footer = textOf(/<footer class="site-footer">.*<\/footer>/s.exec(text)![0]);
    assert.match(footer, /For developers: the playground/);
    assert.doesNotMatch(footer, /demo/i);
  });

  test('an order leads to the hosted page, waits, and is confirmed by the webhook, once', async () => {
    const { visitor, placed, payment, id, page, ownerPage } = await order(GIFT_CARD);
    assert.equal(placed.headers.get('location'), `${provider.options.pageOrigin}/pay/${payment.id}`);
    assert.deepEqual([payment.amount, payment.currency], [2500, 'USD']);
    assert.match(payment.description, /^Order #\d+ at /);
    assert.ok((await words(visitor, page)).includes(WAITING));
    assert.match((await visitor.get(page)).text, /"pageType":207/);
    assert.match(await words(owner, ownerPage), /^Order #\d+ Awaiting payment/);
    assert.deepEqual(await mailsOf(id), []);

    provider.decide(payment.id, 'paid');
    assert.deepEqual(await Promise.all([1, 2, 3].map(() => provider.notify(payment.id))), [200, 200, 200]);
    const confirmed = await words(visitor, page);
    assert.ok(confirmed.includes(CONFIRMED) && confirmed.includes('Your gift card is on its way'));
    const owned = await words(owner, ownerPage);
    assert.match(owned, /^Order #\d+ Paid /);
    assert.match(owned, /Online payment \$25\.00: paid ref-\d+/);
    assert.equal(owned.match(/Paid online/g)?.length, 1);
    assert.deepEqual(
      await mailsOf(id),
      ['Your order', 'Your $25.00 gift card for Clay & Cotton Email: Your order'].slice(0, 1),
    );
    // Late or out of order: what was paid stays paid.
    assert.equal(await provider.notify(payment.id, { state: 'refused' }), 200);
    assert.equal(await provider.notify(payment.id, { state: 'pending' }), 200);
    assert.match(await words(owner, ownerPage), /^Order #\d+ Paid /);
  });

  test('a declined payment can be tried again, with another payment', async () => {
    const { visitor, payment, id, page } = await order();
    provider.decide(payment.id, 'refused');
    assert.equal(await provider.notify(payment.id), 200);
    assert.ok((await words(visitor, page)).includes('Your payment was declined. You can try again.'));
    const again = await visitor.post(`/checkout/pay/${id}`, {});
    const second = [...provider.payments.values()].at(-1)!;
    assert.notEqual(second.id, payment.id);
    assert.equal(again.headers.get('location'), `${provider.options.pageOrigin}/pay/${second.id}`);
    provider.decide(second.id, 'paid');
    assert.equal(await provider.notify(second.id), 200);
    assert.ok((await words(visitor, page)).includes(CONFIRMED));
    // Both were paid: one has to go back.
    provider.decide(payment.id, 'paid');
    assert.equal(await provider.notify(payment.id), 200);
    const owned = await words(owner, `/owner/orders/${id}`);
    assert.match(owned, /This order was paid twice\. Refund \$18\.00 at the payment provider\./);
  });

  test('a webhook that nobody but the provider could have sent has no effect', async () => {
    const { visitor, payment, page, id } = await order();
    const lies = [
      [{ state: 'paid', secret: 'another secret, of the same length as it' }, 401],
      [{ state: 'paid', ageSeconds: 301 }, 401],
      [{ state: 'paid', ageSeconds: -301 }, 401],
      [{ state: 'paid', amount: 1 }, 422],
      [{ state: 'paid', currency: 'JPY' }, 422],
      [{ state: 'paid', payment: crypto.randomUUID() }, 404],
    ] as const;
    for (const [lie, status] of lies) assert.equal(await provider.notify(payment.id, lie), status);
    for (const headers of [{ signature: '' }, { signature: 't=1,v1=00' }, { signature: 'nonsense' }]) {
      const refused = await visitor.request('POST', '/api/payments/hosted/webhook', { headers, body: '{}' });
      assert.equal(refused.status, 401);
      assert.equal(refused.headers.getSetCookie().length, 0);
    }
    assert.equal((await visitor.request('POST', '/api/payments/other/webhook', { body: '{}' })).status, 404);
    assert.ok((await words(visitor, page)).includes(WAITING));
    const owned = await words(owner, `/owner/orders/${id}`);
    assert.match(owned, /^Order #\d+ Awaiting payment/);
    assert.equal(owned.match(/The provider reports another amount: 0\.01 USD/g)?.length, 1);
  });

  test('a signed return confirms without a webhook; a changed one, and a visitor of others, see nothing', async () => {
    const { visitor, payment, page } = await order();
    const other = await Visitor.arrive(store.url);
    const lies = [
      { state: 'paid', secret: 'another secret, of the same length as it' },
      { state: 'paid', ageSeconds: 301 },
    ] as const;
    for (const lie of lies) {
      const answer = await visitor.get(provider.returnOf(payment.id, lie));
      assert.equal(answer.headers.get('location'), page);
    }
    const changed = provider.returnOf(payment.id).replace('state=pending', 'state=paid');
    assert.equal((await visitor.get(changed)).headers.get('location'), page);
    assert.ok((await words(visitor, page)).includes(WAITING));
    assert.equal((await other.get(new URL(payment.returnUrl).pathname)).status, 404);
    assert.equal((await other.post(page.replace('confirmed', 'pay'), {})).status, 404);

    const paid = provider.returnOf(payment.id, { state: 'paid' });
    assert.equal((await other.get(paid)).status, 404, 'the order is not theirs');
    assert.ok((await words(visitor, page)).includes(CONFIRMED), 'and is paid nevertheless');
  });

  test('a lost webhook: the page asks the provider when the visitor returns', async () => {
    const { visitor, payment, page } = await order();
    provider.decide(payment.id, 'paid');
    // The order's own look-up was a moment ago; those of a page are spaced.
    const look = async (): Promise<boolean> => {
      await visitor.get(new URL(payment.returnUrl).pathname);
      return (await words(visitor, page)).includes(CONFIRMED);
    };
    let isConfirmed = false;
    for (let looks = 0; looks < 2_000 && !isConfirmed; looks += 1) isConfirmed = await look();
    assert.ok(isConfirmed);
  });

  test('an unreachable provider: the order is kept, and its page begins the same payment again', async () => {
    provider.isDown = true;
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const { id, page } = await placeOrder(visitor);
    assert.ok((await words(visitor, page)).includes('We couldn’t reach the payment page.'));
    const failed = await visitor.post(`/checkout/pay/${id}`, {});
    assert.equal(failed.headers.get('location'), `${page}?payment=unreached`);
    provider.isDown = false;
    const known = provider.payments.size;
    const begun = await Promise.all([1, 2].map(() => visitor.post(`/checkout/pay/${id}`, {})));
    assert.equal(provider.payments.size, known + 1);
    const [payment] = [...provider.payments.values()].slice(-1);
    const pages = begun.map(({ headers }) => headers.get('location'));
    assert.deepEqual(pages, Array(2).fill(`${provider.options.pageOrigin}/pay/${payment!.id}`));
    assert.equal((await visitor.post(`/checkout/pay/${id}`, {}, { crumb: 'wrong' })).status, 403);
  });

  test('sending the order form twice begins one payment', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const known = provider.payments.size;
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([visitor.order(key), visitor.order(key)]);
    assert.equal(first.headers.get('location'), second.headers.get('location'));
    assert.equal(provider.payments.size, known + 1);
  });

  test('a payment after the cancellation stays canceled, and the owner is told to refund it', async () => {
    const left = await stockOf(owner, 'mug');
    const { visitor, payment, page, id, ownerPage } = await order();
    const shown = { ...seenOf((await owner.get(`${ownerPage}/cancel`)).text), seenAwaitsPayment: 'no' };
    assert.equal((await owner.post(`${ownerPage}/cancel`, shown)).status, 409);
    assert.equal((await postAction(owner, `${ownerPage}/cancel`)).status, 303);
    const stale = await visitor.post(`/checkout/pay/${id}`, {});
    assert.equal(stale.headers.get('location'), `${page}?payment=unreached`);
    assert.match(await words(owner, ownerPage), /Online payment \$18\.00: closed, not paid/);
    provider.decide(payment.id, 'paid');
    assert.equal(await provider.notify(payment.id), 200);
    const owned = await words(owner, ownerPage);
    assert.match(
      owned,
      /^Order #\d+ Canceled .*This order was paid after it was canceled\. Refund the payment\./,
    );
    assert.match(
      await words(visitor, page),
      /canceled\. We received your payment after that, and will refund it\./,
    );
    assert.equal(await stockOf(owner, 'mug'), left);

    const refund = await postAction(owner, `${ownerPage}/refund`, { amount: '18.00' });
    assert.equal(refund.status, 303);
    assert.doesNotMatch(await words(owner, ownerPage), /Refund the payment\./);
  });

  test('a refund in part goes through the provider, once; a declined one is for the owner', async () => {
    const { payment, ownerPage } = await order();
    provider.decide(payment.id, 'paid');
    await provider.notify(payment.id);
    assert.match(await words(owner, `${ownerPage}/refund`), /refunded through the payment provider/);
    const refundsOf = () => [...provider.refunds.values()].filter((refund) => refund.payment === payment.id);
    const until = async (text: RegExp): Promise<void> => {
      for (let looks = 0; looks < 2_000; looks += 1) if (text.test(await words(owner, ownerPage))) return;
      assert.fail(`it never says ${text}`);
    };
    await postAction(owner, `${ownerPage}/refund`, { amount: '5.00' });
    await until(/Refund of \$5\.00: accepted by the provider/);
    assert.deepEqual(refundsOf(), [{ payment: payment.id, amount: 500 }]);
    provider.isStubborn = true;
    await postAction(owner, `${ownerPage}/refund`, { amount: '3.00' });
    await until(/did not confirm the refund of \$3\.00\./);
    provider.isStubborn = false;
    assert.equal(refundsOf().length, 1);
  });

  test('transfer stays a choice for what is shipped; nothing counts as paid without the provider', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const { text, headers } = await visitor.get('/checkout');
    assert.ok(textOf(text).includes('Pay now: card or wallet'));
    assert.doesNotMatch(textOf(text), /You won’t be charged/);
    const policy = headers.get('content-security-policy') ?? '';
    assert.ok(policy.includes(`form-action 'self' ${provider.options.pageOrigin};`), policy);
    const known = provider.payments.size;
    const { ownerPage } = await placeOrder(visitor, { payment: 'transfer' });
    assert.equal(provider.payments.size, known);
    assert.match(await words(owner, ownerPage), /^Order #\d+ Awaiting transfer .* Bank transfer/);

    await visitor.add({ itemId: 'print' });
    const page = await visitor.get('/checkout');
    assert.doesNotMatch(page.text, /name="payment"/);
    assert.ok(textOf(page.text).includes('You pay on the next page: card or wallet'));
    assert.equal((await visitor.post('/checkout', { payment: 'test' })).status, 400);
    const download = await visitor.order();
    assert.ok(download.headers.get('location')?.startsWith(`${provider.options.pageOrigin}/pay/`));
  });

  test('the owner marks a waiting order as paid; a payment that follows has to go back', async () => {
    const { visitor, payment, id, page, ownerPage } = await order();
    assert.match(await words(owner, `${ownerPage}/paid`), /If they also pay online/);
    assert.equal((await owner.post(`${ownerPage}/paid`, {})).status, 303);
    assert.deepEqual(await mailsOf(id), ['Your order']);
    const stale = await visitor.post(`/checkout/pay/${id}`, {});
    assert.equal(stale.headers.get('location'), `${page}?payment=unreached`);
    provider.decide(payment.id, 'paid');
    assert.equal(await provider.notify(payment.id), 200);
    assert.match(await words(owner, ownerPage), /This order was paid twice\. Refund \$18\.00/);
  });
});
