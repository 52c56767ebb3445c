import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { linkIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const LISTS = ['/owner/orders', '/owner/subscriptions', '/owner/gift-cards'];

describeOnAnyDatabase('the sales of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  /** The rows of a list, below its head, as text. */
  function rowsOf(page: string): readonly string[] {
    const [, ...rows] = page.split('<tr role="row">').map(textOf);
    return rows.slice(1);
  }

  const read = async (path: string): Promise<string> => (await owner.get(path)).text;

  test('are empty at first, visible to the owner only, and linked from the overview', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const path of LISTS) {
      assert.match(await read(path), /class="nothing-here"/, path);
      const answer = await visitor.get(path);
      assert.deepEqual([answer.status, answer.text.includes('nothing-here')], [303, false], path);
    }
    const home = await read('/owner');
    for (const path of LISTS) assert.ok(home.includes(`href="${path}"`), path);
    assert.equal(linkIn(home, '0 total'), '/owner/submissions');
  });

  test('list an order with its customer as text, and a gift card with the end of its code', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await visitor.add({ itemId: 'gift-card', sku: 'gift-50' });
    const page = (await visitor.get('/checkout')).text;
    await visitor.post('/checkout', {
      cartVersion: hiddenValue(page, 'cartVersion'),
      totalCents: hiddenValue(page, 'totalCents'),
      idempotencyKey: randomUUID(),
      email: 'ann@example.com',
      name: '<b>Ann</b>',
    });
    const [order, ...others] = rowsOf(await read('/owner/orders'));
    assert.match(
      order!,
      /Customer &lt;b&gt;Ann&lt;\/b&gt; ann@example\.com Items 2 × Stoneware Mug 1 × Gift Card \(\$50\) Total \$86\.00/,
    );
    assert.match(order!, /^Number #1001 .* Status Paid To ship$/);
    assert.equal(others.length, 0);
    const [card] = rowsOf(await read('/owner/gift-cards'));
    assert.match(card!, /Code ••••-••••-••••-\w{4} Value \$50\.00 Left \$50\.00 Order #1001$/);
    const [mail] = [...(await read('/owner/mails')).matchAll(/href="(\/owner\/mails\/[^"]+)"/g)];
    const [, code = ''] = /Code: (\S+)/.exec(await read(mail![1]!)) ?? [];
    assert.ok(card!.includes(` ${code} `), 'masked in the mail as in the list');
  });

  test('list a subscription with its payments, among the orders, too', async () => {
    const visitor = await Visitor.arrive(store.url);
    const chosen = { itemId: 'harbour-tea', sku: 'harbour-tea', qty: 1, additionalFields: '' };
    const answer = await visitor.send('POST', '/api/3/commerce/cart/subscription', chosen);
    const { cartToken } = answer.json() as { readonly cartToken: string };
    const page = (await visitor.get(`/checkout?cartToken=${cartToken}`)).text;
    await visitor.post('/checkout/subscription', {
      cartToken,
      totalCents: hiddenValue(page, 'totalCents'),
      idempotencyKey: randomUUID(),
      email: 'bob@example.com',
      name: 'Bob',
    });
    const subscriptions = rowsOf(await read('/owner/subscriptions'));
    assert.equal(subscriptions.length, 1);
    assert.match(
      subscriptions[0]!,
      /Bob bob@example\.com Item 1 × Harbor Tea Payments \$12\.00 every month for 6 months/,
    );
    assert.match(rowsOf(await read('/owner/orders'))[0]!, /Harbor Tea/);
  });

  test('have 25 rows per page, the newest first', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (let order = 0; order < 25; order += 1) {
      await visitor.add({ itemId: 'print' });
      assert.equal((await visitor.order()).status, 303);
    }
    const newest = await read('/owner/orders');
    assert.match(newest, /<strong>27 orders<\/strong>/);
    assert.equal(rowsOf(newest).length, 25);
    const older = await read(linkIn(newest, 'Older')!);
    assert.match(rowsOf(older)[1]!, /Stoneware Mug/);
    assert.equal(rowsOf(await read(linkIn(older, 'Newer')!)).length, 25);
  });
});
