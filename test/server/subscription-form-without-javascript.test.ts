import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { rowsIn, textOf } from '../support/owner-lists.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { hiddenValue, Visitor } from '../support/visitor.ts';

const CALL = '/api/3/commerce/cart/subscription';
const PLANTS = { itemId: 'plants', quantity: '1', way: 'subscribe' };
const ANSWERS = { office: 'Yard 4, upstairs', plants: '12' };

describeOnAnyDatabase('the additional fields of a subscription, without JavaScript', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
  });

  async function submit(visitor: Visitor): Promise<string> {
    const { status, headers } = await visitor.post('/cart/entries', PLANTS);
    assert.equal(status, 303);
    return headers.get('location') ?? '';
  }

  test('are asked on a page of their own, which redirects to one checkout however often it is sent', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.match((await visitor.get('/shop/plant-care')).text, /name="way" value="subscribe"/);
    const place = await submit(visitor);
    assert.equal(place, '/cart/answers?itemId=plants&quantity=1&way=subscribe');
    const { text } = await visitor.get(place);
    assert.match(text, /<h1>Plant Care<\/h1>/);
    assert.match(text, /One more thing before you subscribe\./);
    assert.ok(text.includes(`<span>${PRODUCT_WORDS.subscribe}</span>`));
    const posted = { ...ANSWERS, idempotencyKey: randomUUID() };
    const first = (await visitor.post(place, posted)).headers.get('location') ?? '';
    assert.match(first, /^\/checkout\?cartToken=/);
    assert.equal((await visitor.post(place, posted)).headers.get('location'), first);
    assert.equal((await visitor.cart()).version, 0);
  });

  test('keep the entries while a required field is missing', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { status, text } = await visitor.post(await submit(visitor), { plants: '<12>' });
    assert.equal(status, 400);
    assert.match(text, /value="&lt;12&gt;"/);
    assert.match(text, /Where are the plants\?: Required/);
  });

  test('report an answer that is too long at its field', async () => {
    const visitor = await Visitor.arrive(store.url);
    const office = 'x'.repeat(50_000);
    const { status, text } = await visitor.post(await submit(visitor), { ...ANSWERS, office });
    assert.equal(status, 400);
    assert.ok(text.includes(office));
    assert.match(text, /Where are the plants\?: That is too long\./);
  });

  test('are printed on the confirmation and in the mail', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { headers } = await visitor.post(await submit(visitor), ANSWERS);
    const url = headers.get('location') ?? '';
    const cartToken = new URL(url, store.url).searchParams.get('cartToken') ?? '';
    const { text } = await visitor.get(url);
    const placed = await visitor.post('/checkout/subscription', {
      cartToken,
      totalCents: hiddenValue(text, 'totalCents'),
      idempotencyKey: randomUUID(),
      email: 'ann@example.com',
      name: 'Ann',
    });
    const confirmed = await visitor.get(placed.headers.get('location') ?? '');
    const answered = /Where are the plants\? Yard 4, upstairs How many are there\? 12/;
    assert.match(textOf(confirmed.text), answered);
    const owner = await arriveAsOwner(store.url);
    const [mail] = rowsIn((await owner.get('/owner/mails')).text);
    assert.match(textOf((await owner.get(mail!.url)).text), answered);
  });

  test('are refused by the API when the form does not accept them, and stored otherwise', async () => {
    const visitor = await Visitor.arrive(store.url);
    const request = { itemId: 'plants', sku: 'plants', qty: 1 };
    for (const [answers, errors] of [
      [{}, { office: 'Required' }],
      [{ plants: '12' }, { office: 'Required' }],
      [{ office: '' }, { office: 'Required' }],
      [{ ...ANSWERS, plants: 'a dozen' }, { plants: 'Please enter a number.' }],
      [{ ...ANSWERS, pot: 'clay' }, { pot: 'Unknown field.' }],
      [{ ...ANSWERS, office: 'x'.repeat(50_000) }, { office: 'That is too long.' }],
    ] as const) {
      const additionalFields = JSON.stringify(answers);
      const refused = await visitor.send('POST', CALL, { ...request, additionalFields });
      assert.equal(refused.status, 400, additionalFields);
      assert.deepEqual((refused.json() as { errors: unknown }).errors, errors);
    }
    assert.equal((await visitor.send('POST', CALL, { ...request, additionalFields: '' })).status, 400);
    const additionalFields = '{"office":"Yard 4","plants":""}';
    assert.equal((await visitor.send('POST', CALL, { ...request, additionalFields })).status, 200);
  });
});
