import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, errorsOf } from '../support/product-form.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

const STOCK = '/owner/stock';
const SEND = '/owner/restock/send';
const VASE = { productId: 'vase', variantId: 'vase' } as const;

describeOnAnyDatabase('the page of stock', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    visitor = await Visitor.arrive(store.url);
  });

  const open = async (query = '') => controlsOf(await owner.get(STOCK + query), STOCK);
  /** Types stocks by sku; null for unlimited. */
  const type = (
    controls: Readonly<Record<string, string>>,
    typed: Readonly<Record<string, string | null>>,
  ) => {
    const entries = Object.entries(typed).flatMap(([sku, stock]) => {
      const name = Object.keys(controls).find((one) => one.endsWith('.sku') && controls[one] === sku);
      assert.ok(name, sku);
      const row = name.slice(0, -'.sku'.length);
      return [
        [`${row}.stock`, stock ?? ''],
        [`${row}.unlimited`, stock === null ? '1' : undefined],
      ];
    });
    return changed(controls, Object.fromEntries(entries) as Record<string, string | undefined>);
  };
  const buy = async (itemId: string) => {
    const buyer = await Visitor.arrive(store.url);
    await buyer.add({ itemId });
    assert.equal((await buyer.order()).status, 303);
  };

  test('saves the rows that were changed, and none that orders have changed', async () => {
    const controls = await open();
    await buy('mug');
    await buy('harbour-tea');
    const answer = await owner.post(
      STOCK,
      type(controls, { mug: '80', 'tee-sand-l': '1,200', 'tee-sand-s': null, coffee: '7' }),
    );
    assert.equal(answer.status, 409);
    assert.match(answer.text, /Some stock has changed since you opened this page/);
    assert.deepEqual(Object.values(errorsOf(answer)), ['Changed meanwhile. Now: 49.']);
    assert.equal(await stockOf(visitor, 'mug'), 49);
    assert.equal(await stockOf(visitor, 'harbour-tea'), 39, 'an untouched row');
    assert.equal(await stockOf(visitor, 'tee', 'tee-sand-l'), 1_200);
    assert.equal(await stockOf(visitor, 'coffee'), 7);
    const again = controlsOf(answer, STOCK);
    const row = Object.keys(again)
      .find((name) => again[name] === 'mug')!
      .slice(0, -4);
    assert.deepEqual(
      [again[`${row}.stock`], again[`${row}.seen`]],
      ['80', '49'],
      'what was typed is still there',
    );
    const saved = await owner.post(STOCK, again);
    assert.equal(saved.headers.get('location'), '/owner/stock?saved=1');
    assert.match((await owner.get('/owner/stock?saved=1')).text, /The stock of one variant was saved/);
    assert.equal(await stockOf(visitor, 'mug'), 80);
  });

  test('saves nothing of a form with a quantity that is none', async () => {
    const controls = await open('?q=tee-ink');
    assert.equal(Object.keys(controls).filter((name) => name.endsWith('.sku')).length, 12, 'all of the tee');
    const answer = await owner.post(STOCK, type(controls, { 'tee-ink-s': 'three', 'tee-ink-m': '9' }));
    assert.equal(answer.status, 400);
    assert.deepEqual(Object.values(errorsOf(answer)), [
      'Enter a whole number from 0 to 999,999, or choose “Unlimited”.',
    ]);
    assert.match(answer.text, /value="three"[^>]* autofocus/);
    assert.equal(await stockOf(visitor, 'tee', 'tee-ink-m'), 10);
    const corrected = await owner.post(STOCK, type(controlsOf(answer, STOCK), { 'tee-ink-s': '3' }));
    assert.equal(corrected.headers.get('location'), '/owner/stock?q=tee-ink&saved=1');
    assert.equal(await stockOf(visitor, 'tee', 'tee-ink-m'), 9);
  });

  test('brings a variant back, so that those who wait can be emailed, and not before', async () => {
    const signup = { ...VASE, siteVisitorEmail: 'bo@example.com', isJoinMailingList: false };
    const signed = await visitor.send('POST', '/api/site-users/account/notifications/restock', signup);
    assert.equal(signed.status, 200, signed.text);
    const waiting = await owner.get('/owner/restock');
    assert.match(waiting.text, /Still sold out/);
    assert.doesNotMatch(waiting.text, /href="\/owner\/restock\/send/);
    const question = `${SEND}?${new URLSearchParams(VASE)}`;
    assert.equal((await owner.get(question)).status, 422);
    const key = crypto.randomUUID();
    const refused = await owner.post(SEND, { ...VASE, key });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /still sold out/);
    const call = await owner.send('POST', '/api/site-users/account/notifications/restock/send', VASE);
    assert.equal(call.status, 422);
    assert.doesNotMatch((await owner.get('/owner/mails')).text, /bo@example\.com/);

    await owner.post(STOCK, type(await open('?state=sold-out&q=vase'), { vase: '5' }));
    assert.match((await owner.get('/owner/restock')).text, /Back in stock[^]*href="\/owner\/restock\/send/);
    const confirmed = controlsOf(await owner.get(question), SEND);
    const sent = await owner.post(SEND, confirmed);
    assert.equal(sent.headers.get('location'), '/owner/restock?sent=1', sent.text);
    assert.match((await owner.get('/owner/mails')).text, /Bud Vase[^]*bo@example\.com/);
    assert.equal((await visitor.add({ itemId: 'vase', quantity: 5 })).status, 200);
  });
});
