import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const CALL = '/api/3/commerce/cart/subscription';
const COFFEE = { itemId: 'coffee', sku: 'coffee', qty: 1, additionalFields: '' };

describeOnAnyDatabase('subscriptions', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  const tokenOf = ({ json }: { readonly json: () => unknown }) => (json() as { cartToken: string }).cartToken;

  async function openCheckout(visitor: Visitor, known?: string) {
    const url = known ?? `/checkout?cartToken=${tokenOf(await visitor.send('POST', CALL, COFFEE))}`;
    const page = await visitor.get(url);
    const typed = { email: 'ann@example.com', name: 'Ann' };
    const seen = {
      cartToken: hiddenValue(page.text, 'cartToken'),
      totalCents: hiddenValue(page.text, 'totalCents'),
    };
    return { page, controls: { ...typed, ...seen, idempotencyKey: randomUUID() } };
  }

  test('a repeated key returns the same token', async () => {
    const visitor = await Visitor.arrive(store.url);
    const headers = { 'idempotency-key': randomUUID() };
    const first = tokenOf(await visitor.send('POST', CALL, COFFEE, { headers }));
    assert.equal(tokenOf(await visitor.send('POST', CALL, COFFEE, { headers })), first);
    assert.notEqual(tokenOf(await visitor.send('POST', CALL, COFFEE)), first);
    assert.equal((await visitor.cart()).totalQuantity, 0);
  });

  test('a one-time item, an unknown item and a missing crumb are refused', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.send('POST', CALL, { ...COFFEE, itemId: 'mug', sku: 'mug' })).status, 422);
    assert.equal((await visitor.send('POST', CALL, { ...COFFEE, itemId: 'tea' })).status, 404);
    assert.equal((await visitor.send('POST', CALL, COFFEE, { crumb: 'forged' })).status, 403);
  });

  test('an item sold both ways costs its price in the cart and that of the plan as a subscription', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.add({ itemId: 'harbour-tea', sku: 'harbour-tea', quantity: 2 })).status, 200);
    assert.equal((await visitor.cart()).subtotalCents, 3_000);
    const token = tokenOf(
      await visitor.send('POST', CALL, { ...COFFEE, itemId: 'harbour-tea', sku: 'harbour-tea' }),
    );
    const { text } = await visitor.get(`/checkout?cartToken=${token}`);
    assert.match(text, /Subscribe · \$12\.00 every month for 6 months/);
    const summary = /<section class="summary"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
    assert.match(
      textOf(summary),
      /^Your subscription Harbor Tea .*Payments \$12\.00 every month for 6 months\. \$72\.00 total Paid now \$12\.00$/,
    );
    assert.doesNotMatch(textOf(text), /Order summary|Total|Back to the cart/);
  });

  test('the checkout prints the first and later payments; that of an order its total', async () => {
    const visitor = await Visitor.arrive(store.url);
    const subscribed = textOf((await openCheckout(visitor)).page.text);
    assert.match(subscribed, /Your subscription .*Payments \$14\.00 every week\. Paid now \$14\.00/);
    assert.doesNotMatch(subscribed, / in all/);
    await visitor.add({ itemId: 'mug', sku: 'mug', quantity: 1 });
    const ordered = textOf((await visitor.get('/checkout')).text);
    assert.match(ordered, /Back to the cart .*Order summary .*Subtotal .*Total /);
    assert.doesNotMatch(ordered, /Paid now|Payments/);
  });

  test('without JavaScript the form redirects to the checkout of the chosen way, twice to the same', async () => {
    const visitor = await Visitor.arrive(store.url);
    const page = await visitor.get('/shop/harbour-tea');
    assert.match(page.text, /name="way" value="once" checked/);
    assert.match(page.text, /Subscribe · \$12\.00 every month/);
    const form = { itemId: 'harbour-tea', quantity: '1', idempotencyKey: randomUUID() };
    const once = await visitor.post('/cart/entries', { ...form, way: 'once' });
    assert.equal(once.headers.get('location'), '/cart');
    const keyed = { ...form, way: 'subscribe', idempotencyKey: randomUUID() };
    const first = (await visitor.post('/cart/entries', keyed)).headers.get('location') ?? '';
    assert.match(first, /^\/checkout\?cartToken=/);
    assert.equal((await visitor.post('/cart/entries', keyed)).headers.get('location'), first);
    assert.match((await visitor.get(first)).text, /Harbor Tea/);
    assert.equal((await visitor.cart()).totalQuantity, 1);
    const coffee = await visitor.get('/shop/coffee-every-week');
    assert.match(coffee.text, /<input type="hidden" name="way" value="subscribe">/);
    const refused = await visitor.post('/cart/entries', { ...form, itemId: 'mug', way: 'subscribe' });
    assert.match(refused.headers.get('location') ?? '', /^\/cart\?notice=noSubscription/);
  });

  test('the confirmation has page type 206 and the later payments; that of an order has 202', async () => {
    const visitor = await Visitor.arrive(store.url);
    const token = tokenOf(
      await visitor.send('POST', CALL, { ...COFFEE, itemId: 'harbour-tea', sku: 'harbour-tea' }),
    );
    const { text } = await visitor.get(`/checkout?cartToken=${token}`);
    const placed = await visitor.post('/checkout/subscription', {
      cartToken: token,
      totalCents: hiddenValue(text, 'totalCents'),
      idempotencyKey: randomUUID(),
      email: 'ann@example.com',
      name: 'Ann',
    });
    const confirmed = (await visitor.get(placed.headers.get('location') ?? '')).text;
    assert.match(confirmed, /"pageType":206/);
    assert.match(
      textOf(confirmed),
      /Payments \$12\.00 every month for 6 months\. \$72\.00 total Paid now \$12\.00/,
    );
    await visitor.add({ itemId: 'mug', sku: 'mug', quantity: 1 });
    const ordered = await visitor.order();
    const order = (await visitor.get(ordered.headers.get('location') ?? '')).text;
    assert.match(order, /"pageType":202/);
    assert.doesNotMatch(order, /every month/);
  });

  test('a subscription is confirmed once, with a mail, and visible to its visitor only', async () => {
    const visitor = await Visitor.arrive(store.url);
    const url = `/checkout?cartToken=${tokenOf(await visitor.send('POST', CALL, COFFEE))}`;
    assert.equal((await (await Visitor.arrive(store.url)).get(url)).status, 404);
    const { page, controls } = await openCheckout(visitor, url);
    const missing = await visitor.post('/checkout/subscription', { ...controls, name: '' });
    assert.equal(missing.status, 400);
    const first = await visitor.post('/checkout/subscription', controls);
    assert.equal(first.status, 303);
    const again = await visitor.post('/checkout/subscription', { ...controls, idempotencyKey: randomUUID() });
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    const back = await visitor.get(url);
    assert.deepEqual([back.status, back.headers.get('location')], [303, first.headers.get('location')]);
    assert.match(page.text, /Subscribe · \$14\.00 every week/);
    assert.match((await visitor.get(first.headers.get('location') ?? '')).text, /Coffee Every Week/);
    const owner = await arriveAsOwner(store.url);
    const mails = rowsIn((await owner.get('/owner/mails')).text).filter(({ words }) =>
      /Your subscription at .*Coffee/.test(words),
    );
    assert.equal(mails.length, 1);
  });

  test('concurrent confirmations place one order and redirect to its confirmation', async () => {
    for (let round = 0; round < 4; round += 1) {
      const visitor = await Visitor.arrive(store.url);
      const { controls } = await openCheckout(visitor);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          visitor.post('/checkout/subscription', { ...controls, idempotencyKey: randomUUID() }),
        ),
      );
      assert.deepEqual(
        answers.map(({ status }) => status),
        [303, 303, 303, 303],
      );
      assert.equal(new Set(answers.map(({ headers }) => headers.get('location'))).size, 1);
    }
    assert.deepEqual(store.log, []);
  });

  test('a form of another site is not shown again with its values', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { page, controls } = await openCheckout(visitor);
    const headers = { origin: 'https://evil.example' };
    const refused = await visitor.post('/checkout/subscription', controls, { headers });
    assert.equal(refused.status, 403);
    assert.doesNotMatch(refused.text, /ann@example\.com/);
    assert.match(page.text, /Subscribe/, 'and there was a form to be posted');
  });

  test('beyond the rate limit the form keeps its values, with the seconds to wait', async () => {
    const order = { burst: 1, perSecond: 0.001 };
    const narrow = await stores.open({ rateLimits: { ...NO_LIMITS, order } });
    const visitor = await Visitor.arrive(narrow.url);
    const { controls } = await openCheckout(visitor);
    await visitor.post('/checkout/subscription', { ...controls, email: '' });
    const refused = await visitor.post('/checkout/subscription', controls);
    assert.equal(refused.status, 429);
    assert.match(refused.headers.get('retry-after') ?? '', /^\d+$/);
    assert.match(refused.text, /ann@example\.com/);
  });
});
