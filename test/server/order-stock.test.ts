import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { seenControls, stockOf, Visitor } from '../support/visitor.ts';

/** What the store has logged, without that a slow machine counts requests late. */
const problemsOf = ({ log }: OpenStore): readonly string[] =>
  log.filter((line) => !line.startsWith('rate limits:'));

const SEAT = '{"participant":["Ada","Byron"],"experience":"Never"}';

describeOnEachDatabase('orders and stock', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  const isPlaced = (location: string | null): boolean => /^\/checkout\/confirmed\//.test(location ?? '');

  test('an order takes its items from stock, over several lines of one variant', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'tee', sku: 'tee-sand-m', quantity: 2 });
    await visitor.add({ itemId: 'tee', sku: 'tee-sand-m', quantity: 3, additionalFields: '{"name":"Ann"}' });
    await visitor.add({ itemId: 'print', quantity: 4 });
    assert.equal((await visitor.order()).status, 303);
    assert.equal(await stockOf(visitor, 'tee', 'tee-sand-m'), 12 - 5);
    assert.equal(await stockOf(visitor, 'print'), 0, 'unlimited stock is not counted');
  });

  test('an order with one sold-out item sells nothing', async () => {
    const [visitor, rival] = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
    await visitor.add({ itemId: 'mug', quantity: 1 });
    await visitor.add({ itemId: 'tee', sku: 'tee-forest-xl', quantity: 2 });
    await rival.add({ itemId: 'tee', sku: 'tee-forest-xl', quantity: 1 });
    const mugs = await stockOf(visitor, 'mug');
    assert.equal((await rival.order()).status, 303);
    const refused = await visitor.order();
    assert.equal(refused.status, 409);
    const marked = (refused.text.match(/<li class="line">.*?<\/li>/gs) ?? []).filter((line) =>
      line.includes('Sorry, we do not have enough of that item available.'),
    );
    assert.equal(marked.length, 1, 'the line at fault is marked');
    assert.match(marked.join(''), /Everyday Tee/);
    assert.equal(await stockOf(visitor, 'mug'), mugs);
    assert.equal(await stockOf(visitor, 'tee', 'tee-forest-xl'), 1);
    assert.equal((await visitor.cart()).totalQuantity, 3, 'the cart is kept');
  });

  test('a refused order is not stored: the same key places the corrected cart', async () => {
    const [visitor, rival] = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
    await visitor.add({ itemId: 'tee', sku: 'tee-ink-s', quantity: 3 });
    await rival.add({ itemId: 'tee', sku: 'tee-ink-s', quantity: 1 });
    await rival.order();
    const key = randomUUID();
    assert.equal((await visitor.order(key)).status, 409);
    await visitor.setQuantity((await visitor.cart()).entries[0]!.id, 2);
    const seen = seenControls(await visitor.get('/checkout'));
    const typed = { idempotencyKey: key, email: 'ann@example.com', name: 'Ann' };
    assert.equal((await visitor.post('/checkout', { ...seen, ...typed })).status, 303);
    assert.equal(await stockOf(visitor, 'tee', 'tee-ink-s'), 0);
  });

  test('forty concurrent orders for the last twelve seats sell twelve', async () => {
    const visitors = await Promise.all(Array.from({ length: 40 }, () => Visitor.arrive(store.url)));
    await Promise.all(visitors.map((visitor) => visitor.add({ itemId: 'workshop', additionalFields: SEAT })));
    const answers = await Promise.all(visitors.map((visitor) => visitor.order()));
    const placed = answers.filter(({ headers }) => isPlaced(headers.get('location')));
    assert.equal(placed.length, 12);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([303, 409]));
    assert.equal(await stockOf(visitors[0]!, 'workshop'), 0);
    assert.deepEqual(problemsOf(store), []);
  });

  test('orders of the same variants in a different sequence do not deadlock', async () => {
    const skus = ['tee-sand-s', 'tee-forest-l', 'tee-ink-l'];
    const visitors = await Promise.all(Array.from({ length: 12 }, () => Visitor.arrive(store.url)));
    await Promise.all(
      visitors.map(async (visitor, index) => {
        for (const sku of index % 2 === 0 ? skus : [...skus].reverse()) {
          await visitor.add({ itemId: 'tee', sku });
        }
      }),
    );
    const answers = await Promise.all(visitors.map((visitor) => visitor.order()));
    const placed = answers.filter(({ status }) => status === 303).length;
    assert.equal(placed, 6, 'as many as the scarcest variant has');
    const left = await Promise.all(skus.map((sku) => stockOf(visitors[0]!, 'tee', sku)));
    assert.deepEqual(left, [8 - 6, 9 - 6, 6 - 6]);
    assert.deepEqual(problemsOf(store), []);
  });

  test('a cart ordered from two pages concurrently is one order', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const mugs = await stockOf(visitor, 'mug');
    const answers = await Promise.all([visitor.order(), visitor.order(), visitor.order()]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [303, 422, 422]);
    assert.equal(await stockOf(visitor, 'mug'), mugs - 1);
  });
});
