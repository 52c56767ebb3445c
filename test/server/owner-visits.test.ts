import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { ordersOfFunnel } from '../../demo/server/features/visits/orders-of-funnel.ts';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { startServer } from '../../demo/server/index.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { placeOrder, postAction } from '../support/owner-orders.ts';
import { startPrivatePostgres } from '../support/private-postgres.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;

describeOnAnyDatabase('the visits of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const read = async (query = '') => (await owner.get(`/owner/visits${query}`)).text;

  async function send(visitor: Visitor, event: string, more: Readonly<Record<string, unknown>> = {}) {
    const data = { eventId: randomUUID(), occurredAt: Date.now() - 1000, pagePath: '/shop/mug', ...more };
    const answer = await visitor.post('/api/events/RecordEvent', { event, data: JSON.stringify(data) });
    assert.equal(answer.status, 202, answer.text);
  }

  const orderAsStranger = async () => {
    const stranger = await Visitor.arrive(store.url);
    await stranger.add({ itemId: 'mug' });
    return stranger.order();
  };

  const orderedByStranger = async () => {
    const stranger = await Visitor.arrive(store.url);
    await stranger.add({ itemId: 'mug' });
    return placeOrder(stranger);
  };

  test('show a sentence without events, to the owner only', async () => {
    const text = await read();
    assert.match(text, /No visits with analytics allowed/);
    assert.doesNotMatch(text, /<svg class="chart/);
    const answer = await (await Visitor.arrive(store.url)).get('/owner/visits');
    assert.equal(answer.status, 303);
  });

  test('show days and the steps to an order', async () => {
    const ann = await Visitor.arrive(store.url);
    const ben = await Visitor.arrive(store.url);
    const eve = await Visitor.arrive(store.url);
    await ann.add({ itemId: 'mug' });
    const { id: cartId } = (await ann.cart()) as unknown as { readonly id: string };
    for (const visitor of [ann, ann, ben, eve]) await send(visitor, 'page_view');
    for (const visitor of [ann, ben]) await send(visitor, 'product_view');
    await send(ann, 'cart_addition', { cart_id: cartId });
    await send(ann, 'checkout_start', { cart_id: cartId });
    // Events by others, from another period, and with a wrong clock.
    await send(ben, 'page_view', { occurredAt: Date.now() - 40 * DAY_MS });
    await send(ben, 'page_view', { occurredAt: Date.now() + DAY_MS });
    assert.equal((await ann.order()).status, 303);

    const words = textOf(await read());
    assert.match(
      words,
      /3 visitors with analytics allowed; 4 page views 1 order from all visitors, \$18\.00/,
    );
    assert.match(
      words,
      /Visited the site 3 100% Viewed a product 2 67% 67% Added to cart 1 33% 50% Started checkout 1 33% 100% Ordered 1 33% 100%/,
    );
    assert.match(words, /visitors who allowed analytics got\. The one order is theirs\./);
    assert.equal((await orderAsStranger()).status, 303);
    assert.match(
      textOf(await read()),
      /They placed 1 of the 2 orders\. The other one came from visitors without analytics, from subscriptions, or from you while you were logged in\./,
    );
    assert.match(words, /page view older 4 product view older 2/);
    assert.match(textOf(await read('?days=90')), /3 visitors with analytics allowed; 5 page views/);
  });

  test('do not count a canceled order, nor what was refunded', async () => {
    const before = textOf(await read());
    const [kept, canceled] = [await orderedByStranger(), await orderedByStranger()];
    assert.equal((await postAction(owner, `${kept.ownerPage}/refund`, { amount: '8.00' })).status, 303);
    assert.equal((await postAction(owner, `${canceled.ownerPage}/cancel`)).status, 303);
    assert.match(before, /2 orders from all visitors, \$36\.00/);
    assert.match(textOf(await read()), /3 orders from all visitors, \$46\.00/);
  });

  test('start days at midnight of the site', async () => {
    const cat = await Visitor.arrive(store.url);
    const name = (epochMs: number) =>
      new Date(epochMs).toLocaleDateString('en-US', {
        weekday: 'short',
        month: 'long',
        day: 'numeric',
        timeZone: 'America/New_York',
      });
    // Between midnight in London and midnight in New York.
    const lateMs = Math.floor(Date.now() / DAY_MS) * DAY_MS - 3 * DAY_MS + 2 * 3_600_000;
    await send(cat, 'page_view', { occurredAt: lateMs });
    const words = textOf(await read('?days=7'));
    assert.ok(words.includes(`${name(lateMs)} 1 1 `), words);
    assert.ok(words.includes(`${name(lateMs + DAY_MS)} 0 0 `), words);
  });

  test('show thirty days for an unknown period', async () => {
    assert.match(await read('?days=1000000'), /aria-label="In the last 30 days"/);
  });

  test('print page paths as text, even when they look like markup', async () => {
    const eve = await Visitor.arrive(store.url);
    await send(eve, '<img src=x>');
    assert.match(await read(), /&lt;img src=x&gt;/);
  });
});

describeWithPostgres('a separate database for visits', () => {
  test('is written and read by the store', async () => {
    const postgres = await startPrivatePostgres();
    const databaseUrl = await postgres.createDatabase();
    const visitsDatabaseUrl = await postgres.createDatabase();
    const options = { port: 0, rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD };
    const server = await startServer({ ...options, databaseUrl, visitsDatabaseUrl });
    const visitor = await Visitor.arrive(server.url);
    const data = JSON.stringify({ eventId: randomUUID(), occurredAt: Date.now() });
    await visitor.post('/api/events/RecordEvent', { event: 'page_view', data });
    const owner = await arriveAsOwner(server.url);
    assert.match(textOf((await owner.get('/owner/visits')).text), /1 visitor with analytics allowed/);
    await server.close();
    const { db, close } = await openDatabase({
      databaseUrl: visitsDatabaseUrl,
      dataDir: '',
      reset: false,
      onLostConnection: () => undefined,
    });
    assert.equal((await db.selectFrom('analytics_events').selectAll().execute()).length, 1);
    await assert.rejects(db.selectFrom('orders').selectAll().execute());
    await close();
    await postgres.close();
  });
});

test('orders of visitors who were not counted are not called the others', () => {
  const others = 'from visitors without analytics, from subscriptions, or from you while you were logged in.';
  assert.equal(ordersOfFunnel(0, 1), ` The one order came ${others}`);
  assert.equal(ordersOfFunnel(0, 3), ` The 3 orders came ${others}`);
  assert.equal(ordersOfFunnel(2, 3), ` They placed 2 of the 3 orders. The other one came ${others}`);
});
