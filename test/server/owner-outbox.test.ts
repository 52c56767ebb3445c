import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { linkIn, rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { seenControls, Visitor } from '../support/visitor.ts';

const LIST = '/owner/mails';

describeOnEachDatabase('the outbox of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const list = async (): Promise<string> => (await owner.get(LIST)).text;

  test('is empty at first, and visible to the owner only', async () => {
    assert.match(await list(), /No emails yet/);
    const visitor = await Visitor.arrive(store.url);
    for (const path of [LIST, `${LIST}/any`]) assert.equal((await visitor.get(path)).status, 303, path);
  });

  test('has one confirmation per order, as text, however often the order is sent', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await visitor.add({ itemId: 'tee', sku: 'tee-sand-m' });
    const controls = {
      ...seenControls(await visitor.get('/checkout')),
      idempotencyKey: randomUUID(),
      email: 'ann@example.com',
      name: '<b>Ann</b>',
    };
    const [first, again] = await Promise.all([
      visitor.post('/checkout', controls),
      visitor.post('/checkout', controls),
    ]);
    assert.equal(first.headers.get('location'), again.headers.get('location'));
    const rows = rowsIn(await list());
    assert.equal(rows.length, 1);
    assert.match(rows[0]!.words, /^Your order at Clay &amp; Cotton to ann@example\.com Order /);
    const { text } = await owner.get(rows[0]!.url);
    const mail = textOf(text.slice(text.indexOf('<main')));
    assert.match(mail, /Hi &lt;b&gt;Ann&lt;\/b&gt;, Thank you for your order/);
    assert.match(
      mail,
      /2 × Stoneware Mug: \$36\.00 1 × Everyday Tee \(Sand \/ M\): \$24\.00 Subtotal: \$60\.00 Total: \$60\.00 Your order number is #1001\./,
    );
    assert.equal((await owner.get(`${LIST}/nothing`)).status, 404);
  });

  test('has no mail for a refused order', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    const seen = { ...seenControls(await visitor.get('/checkout')), totalCents: '1' };
    const key = { idempotencyKey: randomUUID(), email: 'ann@example.com', name: 'Ann' };
    assert.equal((await visitor.post('/checkout', { ...seen, ...key })).status, 409);
    assert.equal(rowsIn(await list()).length, 1);
  });

  test('has 25 mails per page', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (let order = 0; order < 25; order += 1) {
      await visitor.add({ itemId: 'mug' });
      assert.equal((await visitor.order()).status, 303);
    }
    const newest = await list();
    assert.match(newest, /<strong>26 emails<\/strong>/);
    assert.equal(rowsIn(newest).length, 25);
    const older = (await owner.get(linkIn(newest, 'Older')!)).text;
    assert.equal(rowsIn(older).length, 1);
    assert.equal(rowsIn((await owner.get(linkIn(older, 'Newer')!)).text).length, 25);
  });
});
