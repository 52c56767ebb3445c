import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { applyCode, createCode } from '../support/codes.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { textOf } from '../support/owner-lists.ts';
import { createMethod, deleteMethods } from '../support/owner-settings.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { seenControls, type StoreAnswer, Visitor } from '../support/visitor.ts';

const wordsOf = ({ text }: StoreAnswer): string => textOf(text.slice(text.indexOf('<main')));

describeOnAnyDatabase('codes in forms', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const withMug = async (): Promise<Visitor> => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    return visitor;
  };

  test('are applied and removed by forms, which return to their page', async () => {
    await createCode(owner, { code: 'FORMS' });
    const visitor = await withMug();
    const applied = await visitor.post('/cart/codes', { code: 'forms' });
    assert.deepEqual([applied.status, applied.headers.get('location')], [303, '/cart']);
    assert.match(wordsOf(await visitor.get('/checkout')), /FORMS Remove .*Place order · \$16\.20/);
    const refused = await visitor.post('/cart/codes', { code: 'nobody' });
    const page = await visitor.get(refused.headers.get('location') ?? '');
    assert.match(wordsOf(page), /We don’t know this code\./);
    await visitor.post('/cart/codes/remove', { code: 'FORMS' });
    assert.doesNotMatch(wordsOf(await visitor.get('/cart')), /FORMS/);
    await visitor.post('/cart/note', { note: 'Ring <twice>' });
    assert.match(
      (await visitor.get('/cart')).text,
      /aria-label="Note for your order">\s*Ring &lt;twice&gt;</,
    );
  });

  test('are applied before an order whose form has one, and keep what was typed there', async () => {
    await createCode(owner, { code: 'FIRST' });
    const visitor = await withMug();
    const typed = {
      ...seenControls(await visitor.get('/checkout')),
      email: 'ann@example.com',
      city: 'Bath',
    };
    const applied = await visitor.post('/checkout', { ...typed, name: 'Ann', code: 'first' });
    assert.equal(applied.status, 200, 'nothing is ordered at the full price');
    assert.match(wordsOf(applied), /FIRST Remove .*Place order · \$16\.20/);
    for (const kept of ['value="ann@example.com"', 'value="Bath"', 'id="code" name="code" form="order-form"'])
      assert.ok(applied.text.includes(kept), kept);
    const refused = await visitor.post('/checkout', { ...typed, code: 'nobody', step: 'update' });
    assert.equal(refused.status, 422);
    assert.match(wordsOf(refused), /We don’t know this code\..*FIRST/);
    assert.match(refused.text, /id="code"[^>]* value="nobody"[\s\S]*value="ann@example\.com"/);
    const removed = await visitor.post('/checkout', { ...typed, code: 'next-one', removedCode: 'FIRST' });
    assert.match(wordsOf(removed), /Place order · \$18\.00/);
    assert.match(removed.text, /id="code"[^>]* value="next-one"/);
    assert.ok(removed.text.includes('value="ann@example.com"'));
  });

  test('show methods as free with a code for free shipping', async () => {
    const express = (await createMethod(owner, { name: 'Express', price: '20' })).split('/').at(-1) ?? '';
    await createMethod(owner, { name: 'Parcel', price: '6' });
    await deleteMethods(owner, ['standard']);
    await createCode(owner, { code: 'SHIPFREE', kind: 'none', hasFreeShipping: '1' });
    const visitor = await withMug();
    await applyCode(visitor, 'SHIPFREE');
    const page = await visitor.get('/checkout');
    assert.match(wordsOf(page), /Subtotal \$18\.00 Total \$18\.00/);
    assert.match(wordsOf(page), /Pickup in the yard Free Express Free Parcel Free/);
    assert.match(page.text, /checked> <span>Parcel/, 'the cheapest one as before');
    const controls = { ...seenControls(page), email: 'ann@example.com', name: 'Ann', method: express };
    const parts = await visitor.post('/checkout', { ...controls, step: 'fresh' });
    assert.match(textOf(parts.text), /Express Free Parcel Free Place order · \$18\.00/);
    const removed = await visitor.post('/checkout', { ...controls, removedCode: 'SHIPFREE' });
    assert.match(wordsOf(removed), /Shipping \$20\.00 Total \$38\.00 .*Express \$20\.00 Parcel \$6\.00/);
    await applyCode(visitor, 'SHIPFREE');
    const again = { ...controls, ...seenControls(await visitor.get('/checkout')) };
    const placed = await visitor.post('/checkout', { ...again, idempotencyKey: randomUUID() });
    assert.equal(placed.status, 303);
  });
});
