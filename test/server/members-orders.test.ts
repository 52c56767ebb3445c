import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { join, leave, logIn, newEmail } from '../support/member-visitor.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { linkIn } from '../support/owner-lists.ts';
import { mainText, placeOrder, placeSubscription } from '../support/owner-orders.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const ORDERS = '/members/orders';

/** Reads the orders that a page of the list shows: their addresses. */
const ordersIn = (page: string): readonly string[] =>
  [...page.matchAll(/href="(\/members\/orders\/[0-9a-f-]{36})"/g)].map(([, url = '']) => url);

describeOnAnyDatabase('the orders of a member', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  /** A visitor with a mug in the cart. */
  async function buyer(): Promise<Visitor> {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
    return visitor;
  }

  test('are listed on every device, each with its page', async () => {
    const [visitor, email] = [await buyer(), newEmail()];
    await join(visitor, email);
    assert.match((await visitor.get('/members')).text, /href="\/members\/orders"/);
    assert.match(mainText((await visitor.get(ORDERS)).text), /You haven’t ordered anything yet\./);
    const { id } = await placeOrder(visitor, { email, name: 'Ada <b>' });
    const { id: teaId } = await placeSubscription(visitor);

    const elsewhere = await Visitor.arrive(store.url);
    await logIn(elsewhere, email);
    const list = await elsewhere.get(ORDERS);
    assert.equal(list.headers.get('cache-control'), 'no-store');
    assert.deepEqual(ordersIn(list.text), [`${ORDERS}/${teaId}`, `${ORDERS}/${id}`]);
    const words = mainText(list.text);
    assert.match(words, /#\d+ .* 1 × Harbor Tea .* #\d+ .* 1 × /);
    const page = (await elsewhere.get(`${ORDERS}/${id}`)).text;
    assert.match(mainText(page), /Order #\d+ .*We’re getting it ready\..* What you ordered .* Total/);
    assert.doesNotMatch(page, /"pageType":20\d/, 'an order is reported as confirmed once');
    assert.match(page, /<a href="\/members\/orders">/);
  });

  test('show the state and the tracking of each order', async () => {
    const [visitor, owner] = [await buyer(), await arriveAsOwner(store.url)];
    await join(visitor, newEmail());
    const { id } = await placeOrder(visitor);
    assert.match(mainText((await visitor.get(ORDERS)).text), /#\d+ Confirmed /);
    const shipment = { key: '', carrier: 'UPS', trackingNumber: '1Z-9', trackingUrl: '' };
    assert.equal((await owner.post(`/owner/orders/${id}/ship`, shipment)).status, 303);
    assert.match(mainText((await visitor.get(ORDERS)).text), /#\d+ Shipped /);
    assert.match(mainText((await visitor.get(`${ORDERS}/${id}`)).text), /Carrier UPS Tracking number 1Z-9/);
  });

  test('are those that were placed while logged in, whatever their address', async () => {
    const [visitor, email] = [await buyer(), newEmail()];
    const { id: guestId, page } = await placeOrder(visitor, { email });
    await join(visitor, email);
    assert.deepEqual(ordersIn((await visitor.get(ORDERS)).text), [], 'placed as a guest');
    assert.equal((await visitor.get(`${ORDERS}/${guestId}`)).status, 404);
    assert.equal((await visitor.get(page)).status, 200, 'its confirmation is the browser’s');
    assert.match(mainText((await visitor.get(ORDERS)).text), /Orders that you placed without logging in/);
  });

  test('are shown to their member alone', async () => {
    const [visitor, other] = [await buyer(), await Visitor.arrive(store.url)];
    await join(visitor, newEmail());
    const { id } = await placeOrder(visitor);
    for (const path of [ORDERS, `${ORDERS}/${id}`]) {
      const answer = await other.get(path);
      const login = `/members?${new URLSearchParams({ next: path })}`;
      assert.deepEqual([answer.status, answer.headers.get('location')], [303, login]);
    }
    await join(other, newEmail());
    assert.equal((await other.get(`${ORDERS}/${id}`)).status, 404);
    assert.deepEqual(ordersIn((await other.get(ORDERS)).text), []);
    await leave(visitor, false);
    assert.equal((await visitor.get(`${ORDERS}/${id}`)).status, 303);
  });

  test('are paged', async () => {
    const visitor = await Visitor.arrive(store.url);
    await join(visitor, newEmail());
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      await visitor.add({ itemId: 'mug' });
      ids.unshift((await placeOrder(visitor)).id);
    }
    const first = (await visitor.get(ORDERS)).text;
    const older = linkIn(first, 'Older orders') ?? '';
    const second = (await visitor.get(older)).text;
    const newer = linkIn(second, 'Newer orders') ?? '';
    const urls = [...ordersIn(first), ...ordersIn(second)];
    assert.deepEqual(
      urls,
      ids.map((id) => `${ORDERS}/${id}`),
    );
    assert.deepEqual(ordersIn((await visitor.get(newer)).text), ordersIn(first));
  });
});
