import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const LATER = 'We’ve received your order and will ship it as soon as your transfer arrives.';

describeOnEachDatabase('payment by transfer', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  async function orderOf(visitor: Visitor, typed: Readonly<Record<string, string>>) {
    const { text } = await visitor.get('/checkout');
    const seen = Object.fromEntries(
      ['cartVersion', 'totalCents'].map((name) => [name, hiddenValue(text, name)]),
    );
    return visitor.post('/checkout', {
      ...seen,
      idempotencyKey: randomUUID(),
      email: 'ann@example.com',
      name: 'Ann',
      ...typed,
    });
  }

  test('a pending order has page type 207, and its mail says that payment is pending', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    assert.match((await visitor.get('/checkout')).text, /name="payment" value="now" checked/);
    const placed = await orderOf(visitor, { payment: 'transfer' });
    assert.equal(placed.status, 303);
    const { text } = await visitor.get(placed.headers.get('location') ?? '');
    assert.match(text, /"pageType":207/);
    assert.match(text, /<title>Order received/);
    assert.ok(textOf(text).includes(LATER));
    const owner = await arriveAsOwner(store.url);
    const [mail] = rowsIn((await owner.get('/owner/mails')).text);
    assert.match(mail?.words ?? '', /We’ve received your order at/);
  });

  test('the owner alone marks an order as paid, once, with a mail', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const placed = await orderOf(visitor, { payment: 'transfer', name: 'Ben' });
    const page = placed.headers.get('location') ?? '';
    const paid = `/owner/orders/${page.split('/').at(-1)}/paid`;
    const owner = await arriveAsOwner(store.url);
    const list = (await owner.get('/owner/orders')).text;
    assert.match(textOf(list), /Awaiting transfer Mark as paid… Ben’s order/);
    assert.ok(list.includes(`href="${paid}"`));

    await visitor.post(paid, {});
    assert.equal((await owner.post(paid, { crumb: 'wrong' })).status, 403);
    assert.match((await visitor.get(page)).text, /"pageType":207/);

    for (const _press of [1, 2]) {
      const answer = await owner.post(paid, {});
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/owner/orders?done=paid']);
    }
    assert.match(
      textOf((await owner.get('/owner/orders?done=paid')).text),
      /Marked as paid\. The customer will get an email\./,
    );
    const further = await owner.post(`${paid}?before=7`, {});
    assert.equal(further.headers.get('location'), '/owner/orders?before=7&done=paid');
    const { text } = await visitor.get(page);
    assert.match(text, /"pageType":202/);
    assert.doesNotMatch(textOf(text), /transfer/);
    const mails = rowsIn((await owner.get('/owner/mails')).text);
    assert.equal(mails.filter(({ words }) => words.includes('Payment received')).length, 1);
    assert.equal((await owner.post('/owner/orders/none/paid', {})).status, 404);
  });

  test('an order paid now has page type 202', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const placed = await orderOf(visitor, { payment: 'now' });
    const { text } = await visitor.get(placed.headers.get('location') ?? '');
    assert.match(text, /"pageType":202/);
    assert.doesNotMatch(textOf(text), /transfer/);
  });

  test('the checkout keeps the chosen payment when another field is invalid', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const { status, text } = await orderOf(visitor, { payment: 'transfer', email: 'ann' });
    assert.equal(status, 400);
    assert.match(text, /value="transfer" checked/);
    assert.doesNotMatch(text, /value="now" checked/);
  });

  test('an order that is delivered immediately must be paid now', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.add({ itemId: 'print' });
    assert.doesNotMatch((await visitor.get('/checkout')).text, /name="payment"/);
    const refused = await orderOf(visitor, { payment: 'transfer' });
    assert.equal(refused.status, 422);
    assert.match(textOf(refused.text), /sent right away\. Please choose “Pay now”\./);
    assert.equal((await orderOf(visitor, { payment: 'barter' })).status, 400);
    assert.equal((await visitor.cart()).totalQuantity, 2);
  });
});
