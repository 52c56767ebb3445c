import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { textOf } from '../support/owner-lists.ts';
import { hiddenValue, seenControls, stockOf, Visitor } from '../support/visitor.ts';

const TEE = { itemId: 'tee', quantity: '1', 'option.Color': 'Sand', 'option.Size': 'M' };

describeOnAnyDatabase('the cart without JavaScript', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open();
  });

  /** Posts a form and follows the redirect like a browser; returns its URL and the notice of that page. */
  async function submit(
    visitor: Visitor,
    path: string,
    controls: Readonly<Record<string, string>>,
  ): Promise<{ readonly place: string; readonly alert: string | undefined; readonly page: string }> {
    const answer = await visitor.post(path, controls);
    assert.equal(answer.status, 303);
    const place = answer.headers.get('location') ?? '';
    const page = (await visitor.get(place)).text;
    return { place, page, alert: /role="alert"\s*>([^<]*)</.exec(page)?.[1] };
  }

  test('the product form adds the chosen variant and redirects to the cart', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get('/shop/everyday-tee');
    assert.match(text, /<form method="post" action="\/cart\/entries"[^>]*>/);
    assert.match(text, new RegExp(`name="crumb" value="${visitor.crumb}"`));
    assert.match(text, /<select [^>]*name="option.Color">\s*<option value="" selected="">/);
    const { place, page } = await submit(visitor, '/cart/entries', { ...TEE, quantity: '2' });
    assert.equal(place, '/cart');
    assert.match(page, /Everyday Tee/);
    assert.match(page, /\$48\.00/);
    assert.match(page, /Sand \/ M · \$24\.00 each/);
    const { entries } = await visitor.cart();
    assert.deepEqual(
      entries.map(({ chosenVariant, quantity }) => [chosenVariant.sku, quantity]),
      [['tee-sand-m', 2]],
    );
    assert.ok(visitor.cookies.has('CART'));
  });

  test('several controls of one name count like in the tag: the last one that is not blank', async () => {
    const visitor = await Visitor.arrive(store.url);
    const several = [
      ...[
        ['crumb', visitor.crumb],
        ['itemId', 'tee'],
        ['quantity', '3'],
        ['quantity', '2'],
        ['quantity', ''],
        ['quantity', '\u200b'],
      ],
      ...[
        ['option.Color', '0'],
        ['option.Color', 'Sand'],
        ['option.Size', 'M'],
        ['option.Size', ' '],
        ['option.Size', '\u00ad'],
      ],
    ];
    const body = new URLSearchParams(several);
    const answer = await visitor.request('POST', '/cart/entries', { body });
    assert.deepEqual([answer.status, answer.headers.get('location')], [303, '/cart']);
    assert.deepEqual(
      (await visitor.cart()).entries.map(({ chosenVariant, quantity }) => [chosenVariant.sku, quantity]),
      [['tee-sand-m', 2]],
    );
  });

  test('every refusal redirects to the cart with the reason', async () => {
    const visitor = await Visitor.arrive(store.url);
    const refusals: readonly [Readonly<Record<string, string>>, string][] = [
      [{ ...TEE, 'option.Size': '' }, 'Please select the Size option.'],
      [{ ...TEE, 'option.Color': '' }, 'Please select the Color option.'],
      [{ ...TEE, 'option.Color': '', 'option.Size': '' }, 'Please select the Color and Size options.'],
      [
        { ...TEE, 'option.Size': 'XXL' },
        'Sorry, that item variant is unavailable. Please select another variant.',
      ],
      [{ ...TEE, 'option.Size': 'L' }, 'Sorry, we do not have enough of that item available.'],
      [{ itemId: 'gift-card', quantity: '1' }, 'Select a denomination for the Gift Card'],
      [{ ...TEE, quantity: '' }, 'Quantity must be a number.'],
      [{ ...TEE, quantity: 'two' }, 'Quantity must be a number.'],
      [{ ...TEE, quantity: '1.5' }, 'Quantity must be a whole number'],
      [{ ...TEE, quantity: '0' }, 'Quantity must be 1 or more.'],
      [{ ...TEE, quantity: '10000' }, 'Quantity must be 9999 or less.'],
      [{ ...TEE, quantity: '1e2' }, 'Quantity must be a number.'],
      [{ ...TEE, itemId: 'dragon' }, 'Sorry, that item is no longer available.'],
      [{ ...TEE, itemId: '' }, 'Sorry, that item is no longer available.'],
    ];
    for (const [controls, sentence] of refusals) {
      const { place, alert } = await submit(visitor, '/cart/entries', controls);
      assert.match(place, /^\/cart\?notice=/);
      assert.equal(alert, sentence);
    }
    assert.equal((await visitor.cart()).version, 0);
  });

  test('the cart forms set a quantity and remove a line', async () => {
    const visitor = await Visitor.arrive(store.url);
    await submit(visitor, '/cart/entries', { itemId: 'mug', quantity: '1' });
    const entryId = (await visitor.cart()).entries[0]!.id;
    const { text } = await visitor.get('/cart');
    assert.match(text, new RegExp(`name="entryId" value="${entryId}"`));
    await submit(visitor, '/cart/update', { entryId, quantity: '3' });
    assert.equal((await visitor.cart()).totalQuantity, 3);
    const { alert } = await submit(visitor, '/cart/update', { entryId, quantity: '9999' });
    assert.equal(alert, 'Sorry, we do not have enough of that item available.');
    assert.equal((await visitor.cart()).totalQuantity, 3);
    const { page } = await submit(visitor, '/cart/remove', { entryId });
    assert.match(page, /You have nothing in your shopping cart\./);
    const gone = await submit(visitor, '/cart/update', { entryId, quantity: '1' });
    assert.equal(gone.alert, 'That item is no longer in your cart.');
  });

  test('a form sent twice adds once and says so; another selection on the same page is added', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get('/shop/mug');
    const idempotencyKey = hiddenValue(text, 'idempotencyKey');
    assert.match(idempotencyKey, /^[0-9a-f-]{36}$/);
    const controls = { itemId: 'mug', quantity: '1', idempotencyKey };
    assert.equal((await submit(visitor, '/cart/entries', controls)).alert, undefined);
    const again = await submit(visitor, '/cart/entries', controls);
    assert.equal(again.alert, 'That was already added to your cart.');
    assert.equal((await visitor.cart()).totalQuantity, 1);
    const other = await submit(visitor, '/cart/entries', { ...controls, quantity: '2' });
    assert.equal(other.alert, undefined);
    assert.equal((await visitor.cart()).totalQuantity, 3);
    const { text: later } = await visitor.get('/shop/mug');
    assert.notEqual(hiddenValue(later, 'idempotencyKey'), idempotencyKey, 'each page has its own');
  });

  test('the checkout places the order once and confirms it, even after a reload', async () => {
    const visitor = await Visitor.arrive(store.url);
    await submit(visitor, '/cart/entries', { itemId: 'mug', quantity: '2' });
    const stock = await stockOf(visitor, 'mug');
    const { text } = await visitor.get('/checkout');
    assert.match(text, /\$36\.00/);
    const idempotencyKey = /name="idempotencyKey"\s+value="([^"]+)"/.exec(text)![1]!;
    const seen = seenControls({ text });
    const controls = { ...seen, idempotencyKey, email: 'ann@example.com', name: 'Ann <script>' };
    const first = await submit(visitor, '/checkout', controls);
    const second = await submit(visitor, '/checkout', controls);
    assert.match(first.place, /^\/checkout\/confirmed\/[0-9a-f-]{36}$/);
    assert.equal(second.place, first.place);
    assert.match(first.page, /Thank you, Ann &lt;script&gt;/);
    assert.match(first.page, /Stoneware Mug/);
    assert.equal(await stockOf(visitor, 'mug'), stock - 2);
    const stranger = await Visitor.arrive(store.url);
    assert.equal((await stranger.get(first.place)).status, 404, "another visitor's order is not shown");
  });

  test('a failed checkout reports why and keeps the entries', async () => {
    const visitor = await Visitor.arrive(store.url);
    const typed = { email: 'ann"@example', name: 'Ann & Bob', idempotencyKey: randomUUID() as string };
    const empty = await visitor.post('/checkout', { ...typed, email: 'ann@example.com' });
    assert.equal(empty.status, 422);
    assert.match(empty.text, /You have nothing in your shopping cart\./);
    await submit(visitor, '/cart/entries', { itemId: 'mug', quantity: '1' });
    const invalid = await visitor.post('/checkout', typed);
    assert.equal(invalid.status, 400);
    assert.match(invalid.text, /Email addresses should follow the format user@domain\.com\./);
    assert.match(invalid.text, /value="ann&quot;@example"/);
    assert.match(invalid.text, /value="Ann &amp; Bob"/);
    assert.notEqual(hiddenValue(invalid.text, 'idempotencyKey'), typed.idempotencyKey, 'another cart');
    typed.idempotencyKey = hiddenValue(invalid.text, 'idempotencyKey');
    Object.assign(typed, seenControls(invalid));
    const nameless = await visitor.post('/checkout', { ...typed, email: 'ann@example.com', name: ' ' });
    assert.equal(nameless.status, 400);
    assert.match(nameless.text, /Required/);
    assert.equal(hiddenValue(nameless.text, 'idempotencyKey'), typed.idempotencyKey, 'the same cart');
    const rival = await Visitor.arrive(store.url);
    await rival.add({ itemId: 'mug', quantity: await stockOf(rival, 'mug') });
    assert.equal((await rival.order()).status, 303);
    const soldOut = await visitor.post('/checkout', { ...typed, email: 'ann@example.com' });
    assert.equal(soldOut.status, 409);
    assert.match(soldOut.text, /Sorry, we do not have enough of that item available\./);
    assert.match(soldOut.text, /value="Ann &amp; Bob"/);
    assert.equal((await visitor.cart()).totalQuantity, 1, 'the cart is kept');
  });

  test('a notice is one of the sentences of the store, whatever is in the URL', async () => {
    const visitor = await Visitor.arrive(store.url);
    for (const notice of ['Call%20me', '%3Cscript%3E', '__proto__', 'toString', 'constructor', '']) {
      assert.doesNotMatch((await visitor.get(`/cart?notice=${notice}`)).text, /role="alert"/, notice);
    }
    assert.match((await visitor.get('/cart?notice=pleaseSelect&item=dragon')).text, /role="alert"/);
  });

  test('a form of another content type is refused', async () => {
    const visitor = await Visitor.arrive(store.url);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    assert.equal((await visitor.request('POST', '/cart/entries', { headers, body: '--x--' })).status, 415);
    const nul = await visitor.post('/cart/entries', { itemId: 'mug\0', quantity: '1' });
    assert.equal(nul.status, 400);
  });

  test('the product form of a gift card leads to the checkout, with and without a script', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get('/shop/gift-card');
    assert.match(text, /<store-add-to-cart class="buy-form" express>/);
    assert.equal(hiddenValue(text, 'way'), 'express');
    assert.match(text, /<button [^>]*type="submit">Buy now<\/button>/);
    assert.doesNotMatch((await visitor.get('/shop/mug')).text, /buy-form" express/);
  });

  test('the form of a gift card opens the checkout without a script, and the cart only with a reason', async () => {
    const buyer = await Visitor.arrive(store.url);
    const { text } = await buyer.get('/shop/gift-card');
    const form = text.slice(text.indexOf('buy-form'));
    const [, option = ''] = /name="(option\.[^"]+)"/.exec(form) ?? [];
    const post = (amount: string) =>
      buyer.post('/cart/entries', {
        itemId: 'gift-card',
        idempotencyKey: hiddenValue(form, 'idempotencyKey'),
        way: 'express',
        quantity: '1',
        [option]: amount,
      });
    const refused = await post('');
    assert.match(refused.headers.get('location')!, /^\/cart\?/);
    const [, amount = ''] = /name="option\.[^"]+" value="([^"]+)"/.exec(form) ?? [];
    const { status, headers } = await post(amount);
    assert.equal(status, 303);
    assert.equal(headers.get('location'), '/checkout');
    assert.match(textOf((await buyer.get('/checkout')).text), /Gift Card/);
    // A reloaded form adds nothing, and says so in the cart.
    assert.match((await post(amount)).headers.get('location')!, /^\/cart\?/);
    assert.equal((await buyer.cart()).totalQuantity, 1);
  });
});
