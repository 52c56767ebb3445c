import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { changedBy, Visitor } from '../support/visitor.ts';

const ENTRIES = '/api/commerce/shopping-cart/entries';
const GOOD = { itemId: 'mug', sku: null, quantity: 1, additionalFields: '' };
const NOT_NUMBER = 'Quantity must be a number.';
const NOT_WHOLE = 'Quantity must be a whole number';
const TOO_LONG = 'That is too long.';
const BAD_TEXT = 'That contains a character that cannot be saved.';
const BAD_FIELDS = 'Additional fields must be a JSON object in text, or empty.';
const TOO_FEW = 'Quantity must be 1 or more.';
const TOO_MUCH = 'Quantity must be 9999 or less.';

/** Additions that violate the schema: what is wrong → body, field, sentence. */
const BAD_ADDITIONS: Readonly<Record<string, { body: unknown; field: string; message: string }>> = {
  'no item': { body: { ...GOOD, itemId: undefined }, field: 'itemId', message: 'Required' },
  'an empty item': { body: { ...GOOD, itemId: '' }, field: 'itemId', message: 'Required' },
  'an item that is a number': { body: { ...GOOD, itemId: 1 }, field: 'itemId', message: 'Required' },
  'an item of 201 characters': {
    body: { ...GOOD, itemId: 'x'.repeat(201) },
    field: 'itemId',
    message: TOO_LONG,
  },
  'an item with NUL': { body: { ...GOOD, itemId: 'mug\0' }, field: 'itemId', message: BAD_TEXT },
  'no sku': { body: { ...GOOD, sku: undefined }, field: 'sku', message: 'Required' },
  'no quantity': { body: { ...GOOD, quantity: undefined }, field: 'quantity', message: 'Required' },
  'a quantity as a string': { body: { ...GOOD, quantity: '3' }, field: 'quantity', message: NOT_NUMBER },
  'a quantity of null': { body: { ...GOOD, quantity: null }, field: 'quantity', message: NOT_NUMBER },
  'a quantity of 1.5': { body: { ...GOOD, quantity: 1.5 }, field: 'quantity', message: NOT_WHOLE },
  'a quantity of 0': { body: { ...GOOD, quantity: 0 }, field: 'quantity', message: TOO_FEW },
  'a negative quantity': { body: { ...GOOD, quantity: -1 }, field: 'quantity', message: TOO_FEW },
  'a quantity of 10,000': { body: { ...GOOD, quantity: 10_000 }, field: 'quantity', message: TOO_MUCH },
  'a quantity beyond safe integers': {
    body: { ...GOOD, quantity: 2 ** 60 },
    field: 'quantity',
    message: TOO_MUCH,
  },
  'fields that are not JSON': {
    body: { ...GOOD, additionalFields: '{a' },
    field: 'additionalFields',
    message: BAD_FIELDS,
  },
  'fields that are too long': {
    body: { ...GOOD, additionalFields: `{"a":"${'x'.repeat(4_096)}"}` },
    field: 'additionalFields',
    message: TOO_LONG,
  },
  'fields that are a list': {
    body: { ...GOOD, additionalFields: '[]' },
    field: 'additionalFields',
    message: BAD_FIELDS,
  },
  'fields that are not a string': {
    body: { ...GOOD, additionalFields: {} },
    field: 'additionalFields',
    message: BAD_FIELDS,
  },
  'an unknown key': {
    body: { ...GOOD, priceCents: 1 },
    field: 'priceCents',
    message: 'Unknown field.',
  },
  'a list': { body: [GOOD], field: 'itemId', message: 'Required' },
  null: { body: null, field: '', message: 'The request body must be a JSON object.' },
};

describeOnAnyDatabase('the refusals of the cart API', (stores) => {
  let store: OpenStore;
  let visitor: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
    visitor = await Visitor.arrive(store.url);
  });

  for (const [what, { body, field, message }] of Object.entries(BAD_ADDITIONS)) {
    test(`refuses to add with ${what}`, async () => {
      const answer = await visitor.send('POST', ENTRIES, JSON.stringify(body));
      assert.equal(answer.status, 400);
      const refused = answer.json() as { message: string; errors: Record<string, string> };
      assert.ok(field in refused.errors, `names ${field}: ${answer.text}`);
      assert.equal(refused.errors[field], message);
      assert.ok(Object.values(refused.errors).includes(refused.message), refused.message);
    });
  }

  test('refuses a quantity beyond the limit of a line', async () => {
    const eager = await Visitor.arrive(store.url);
    await eager.add({ itemId: 'print', quantity: 9_999 });
    const answer = await eager.add({ itemId: 'print' });
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.json(), { message: TOO_MUCH });
  });

  test('refuses one line too many; existing lines may still grow', async () => {
    const hoarder = await Visitor.arrive(store.url);
    const addNote = (note: number): ReturnType<Visitor['add']> =>
      hoarder.add({ itemId: 'print', additionalFields: `{"note":"${note}"}` });
    for (let note = 1; note <= 100; note += 1) assert.equal((await addNote(note)).status, 200);
    const answer = await addNote(101);
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.json(), { message: 'Your cart can hold up to 100 different items.' });
    assert.equal((await addNote(1)).status, 200);
  });

  test('refuses an unknown item', async () => {
    const answer = await visitor.add({ itemId: 'dragon' });
    assert.equal(answer.status, 404);
    assert.deepEqual(answer.json(), { message: 'Sorry, that item is no longer available.' });
  });

  test('refuses a variant of another item', async () => {
    const answer = await visitor.add({ itemId: 'tee', sku: 'mug' });
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.json(), {
      message: 'Sorry, that item variant is unavailable. Please select another variant.',
    });
  });

  test('refuses an item with several variants without a sku', async () => {
    const answer = await visitor.add({ itemId: 'tee' });
    assert.equal(answer.status, 422);
    assert.deepEqual(answer.json(), { message: 'Please select the Color and Size options.' });
  });

  test('refuses a subscription', async () => {
    assert.equal((await visitor.add({ itemId: 'coffee' })).status, 422);
  });

  test('refuses a sold-out item', async () => {
    const answer = await visitor.add({ itemId: 'vase' });
    assert.equal(answer.status, 409);
    assert.deepEqual(answer.json(), {
      message: 'Sorry, we do not have enough of that item available.',
      code: 'SOLD_OUT',
    });
  });

  test('refuses an unknown line', async () => {
    const unknown = 'b9d7b7a0-0000-4000-8000-000000000000';
    const fields = { itemId: 'mug', sku: null, additionalFields: '' };
    const answers = [
      await visitor.setQuantity(unknown, 1),
      await visitor.send('PUT', `${ENTRIES}/${unknown}/additionalFields`, fields),
    ];
    for (const answer of answers) {
      assert.equal(answer.status, 404);
      assert.deepEqual(answer.json(), { message: 'That item is no longer in your cart.' });
    }
  });

  test('refuses an invalid quantity of a line', async () => {
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    for (const quantity of ['1', 0, 1.5, 10_000, null]) {
      assert.equal((await visitor.setQuantity(newlyAdded!.id, quantity)).status, 400, String(quantity));
    }
  });

  test('refuses additional fields of another item', async () => {
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    const path = `${ENTRIES}/${newlyAdded!.id}/additionalFields`;
    const answer = await visitor.send('PUT', path, { itemId: 'tee', sku: null, additionalFields: '{}' });
    assert.equal(answer.status, 422);
  });

  test('refuses a body that is not JSON', async () => {
    for (const body of ['', '{', 'itemId=mug', '\u0000']) {
      const answer = await visitor.send('POST', ENTRIES, body);
      assert.equal(answer.status, 400, body);
      assert.deepEqual(answer.json(), { message: 'The request body must be JSON.' });
    }
  });

  test('refuses a body of another type, including files', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp']) {
      const answer = await visitor.send('POST', ENTRIES, GOOD, { headers: { 'content-type': type } });
      assert.equal(answer.status, 415, type);
    }
  });

  test('refuses a body larger than 64 KB and accepts one of exactly that size', async () => {
    const sized = (bytes: number): string => {
      const { length } = JSON.stringify({ ...GOOD, additionalFields: '{"a":""}' });
      return JSON.stringify({ ...GOOD, additionalFields: `{"a":"${'x'.repeat(bytes - length)}"}` });
    };
    const full = await visitor.send('POST', ENTRIES, sized(65_536));
    assert.deepEqual(full.json(), { message: TOO_LONG, errors: { additionalFields: TOO_LONG } });
    const answer = await visitor.send('POST', ENTRIES, sized(65_537));
    assert.equal(answer.status, 413);
    assert.deepEqual(answer.json(), { message: 'The request body must not be larger than 64 KB.' });
  });

  test('refuses a URL with NUL, in a call and on a page', async () => {
    for (const path of [
      '/shop/%00',
      '/api/commerce/products/a%00',
      '/api/commerce/inventory/stock/?itemId=%00',
    ]) {
      assert.equal((await visitor.get(path)).status, 400, path);
    }
    assert.deepEqual(store.log, []);
  });

  test('answers an unknown URL with JSON for a call and a page for a page', async () => {
    for (const path of ['/api/nothing', '/api/commerce/products/dragon', '/api/commerce/inventory/stock/']) {
      const answer = await visitor.get(path);
      assert.equal(answer.status, 404, path);
      assert.equal(typeof (answer.json() as { message: unknown }).message, 'string');
    }
    for (const path of [
      '/nothing',
      '/shop/dragon',
      '/checkout/confirmed/dragon',
      '/hosts/dragon.html',
      '/shop/%E0%A4',
    ]) {
      const answer = await visitor.get(path);
      assert.equal(answer.status, 404, path);
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(answer.text, /We could not find that page\./);
    }
  });

  test('logs no refusal as an error', () => {
    assert.deepEqual(store.log, []);
  });
});
