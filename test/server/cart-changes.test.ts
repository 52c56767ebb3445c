import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { photographItem } from '../../demo/server/platform/photographs/index.ts';
import { EMPTY_CART } from '../support/empty-cart.ts';
import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { changedBy, stockOf, Visitor } from '../support/visitor.ts';

describeOnEachDatabase('changes of the cart', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open();
  });

  test('a new cart is complete, empty and of version 0', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.get(
      '/api/commerce/shopping-cart?mock=false&timecode=1&calculateSubtotal=true',
    );
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.deepEqual(answer.json(), {
      ...EMPTY_CART,
      websiteId: 'storefront-demo',
      orderId: '',
      created: 0,
      isPurchased: false,
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: null,
      applicableTaxRules: [],
      isTaxIncluded: false,
      giftCardCents: 0,
      note: '',
    });
  });

  test('adding a variant returns the cart and the new line with every field', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.add({ itemId: 'tee', sku: 'tee-ink-m', quantity: 2 });
    assert.equal(answer.status, 200);
    const { shoppingCart, newlyAdded } = changedBy(answer);
    const { id, ...line } = newlyAdded!;
    assert.match(id, /^[0-9a-f-]{36}$/);
    assert.deepEqual(line, {
      itemId: 'tee',
      productType: 1,
      quantity: 2,
      chosenVariant: { sku: 'tee-ink-m', attributes: { Color: 'Ink', Size: 'M' } },
      additionalFields: '',
      additionalFieldsFormId: null,
      title: 'Everyday Tee',
      subTotal: 3_800,
      purchasePriceCents: 1_900,
      productUrl: '/shop/everyday-tee',
      image: { assetUrl: photographItem('tee-ink').assetUrl, altText: 'The tee in ink' },
    });
    assert.deepEqual(shoppingCart.entries, [newlyAdded]);
    assert.equal(shoppingCart.subtotalCents, 3_800);
    assert.equal(shoppingCart.grandTotalCents, 3_800);
    assert.equal(shoppingCart.totalQuantity, 2);
    assert.equal(shoppingCart.requiresShipping, true);
    assert.ok(Number(shoppingCart.created) > 1_600_000_000_000, 'created is in milliseconds');
    const { shoppingCart: reread } = { shoppingCart: await visitor.cart() };
    assert.deepEqual(reread, shoppingCart);
  });

  test('adding the same item with the same fields raises its line; other fields create another', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.add({ itemId: 'mug', quantity: 2 });
    await visitor.add({ itemId: 'mug', additionalFields: '{"engraving":"Ann"}' });
    const { entries } = await visitor.cart();
    assert.deepEqual(
      entries.map(({ quantity, additionalFields }) => [quantity, additionalFields]),
      [
        [3, ''],
        [1, '{"engraving":"Ann"}'],
      ],
    );
  });

  test('setting a quantity keeps the id of the line', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    const answer = await visitor.setQuantity(newlyAdded!.id, 5);
    assert.equal(answer.status, 200);
    const { shoppingCart, updatedEntry } = changedBy(answer);
    assert.equal(updatedEntry?.id, newlyAdded!.id);
    assert.equal(updatedEntry.quantity, 5);
    assert.equal(shoppingCart.subtotalCents, 5 * 1_800);
  });

  test('replacing additional fields returns the changed line', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    const path = `/api/commerce/shopping-cart/entries/${newlyAdded!.id}/additionalFields`;
    const additionalFields = '{"note":"für Zoë 🎁"}';
    const answer = await visitor.send('PUT', path, { itemId: 'mug', sku: 'mug', additionalFields });
    assert.equal(answer.status, 200);
    assert.equal(changedBy(answer).updatedEntry?.additionalFields, additionalFields);
  });

  test('the cart page shows the answers of a line, and reserves room for instalments of physical items only', async () => {
    const visitor = await Visitor.arrive(store.url);
    const pageOf = async () => (await visitor.get('/cart')).text;
    assert.match(await pageOf(), /<afterpay-pill cart class="unreserved"/);
    await visitor.add({ itemId: 'mug' });
    assert.match(await pageOf(), /4 interest-free payments of \$4\.50/);
    const answers = { participant: ['Ada', 'O’Hara <i>'], experience: 'Never' };
    await visitor.add({ itemId: 'workshop', additionalFields: JSON.stringify(answers) });
    const text = await pageOf();
    const seat =
      /<li><bdi>Participant<\/bdi>: <bdi>Ada O’Hara &lt;i&gt;<\/bdi><\/li><li><bdi>Have you used a/;
    assert.match(text, seat);
    assert.match(text, /<afterpay-pill cart class="unreserved"/);
  });

  test('a product with a form accepts only answers that the form accepts', async () => {
    const visitor = await Visitor.arrive(store.url);
    const errorsOf = ({ status, json }: { status: number; json: () => unknown }) => [
      status,
      (json() as { errors?: unknown }).errors,
    ];
    const missing = { participant: 'Required', experience: 'Required' };
    assert.deepEqual(errorsOf(await visitor.add({ itemId: 'workshop' })), [400, missing]);
    const additionalFields = '{"participant":["Ada","Byron"],"experience":"Never"}';
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'workshop', additionalFields }));
    const path = `/api/commerce/shopping-cart/entries/${newlyAdded!.id}/additionalFields`;
    const change = (answers: string) =>
      visitor.send('PUT', path, { itemId: 'workshop', sku: null, additionalFields: answers });
    const { experience } = missing;
    assert.deepEqual(errorsOf(await change('{"participant":["Ada","Byron"]}')), [400, { experience }]);
    const answers = JSON.parse(additionalFields) as object;
    for (const [more, errors] of [
      [{ price: '0' }, { price: 'Unknown field.' }],
      [{ experience: 'Daily' }, { experience: 'Please choose one of the options.' }],
      [{ participant: 'Ada' }, { participant: 'That value is not valid for this field.' }],
      [{ wish: 'x'.repeat(50_000) }, { wish: 'You have exceeded the character limit.' }],
      [{ participant: ['Ada', 'n'.repeat(50_000)] }, { participant: 'That is too long.' }],
    ] as const) {
      const wrong = JSON.stringify({ ...answers, ...more });
      assert.deepEqual(errorsOf(await change(wrong)), [400, errors]);
      assert.deepEqual(errorsOf(await visitor.add({ itemId: 'workshop', additionalFields: wrong })), [
        400,
        errors,
      ]);
    }
    const often = additionalFields.replace('Never', 'Often');
    const { updatedEntry } = changedBy(await change(often));
    assert.equal(updatedEntry?.additionalFields, often);
    assert.equal((updatedEntry as { additionalFieldsFormId?: string }).additionalFieldsFormId, 'participant');
  });

  test('removing a line twice returns the cart', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    const first = await visitor.remove(newlyAdded!.id);
    const second = await visitor.remove(newlyAdded!.id);
    assert.deepEqual([first.status, second.status], [200, 200]);
    assert.deepEqual(changedBy(second), changedBy(first));
    assert.deepEqual(changedBy(first).shoppingCart.entries, []);
  });

  test('the version rises with every change only', async () => {
    const visitor = await Visitor.arrive(store.url);
    const version = async (): Promise<number> => (await visitor.cart()).version;
    const { newlyAdded } = changedBy(await visitor.add({ itemId: 'mug' }));
    assert.equal(await version(), 1);
    await visitor.cart();
    await visitor.add({ itemId: 'mug', quantity: 9_999 });
    assert.equal(await version(), 1, 'a refusal changes nothing');
    await visitor.setQuantity(newlyAdded!.id, 2);
    assert.equal(await version(), 2);
    await visitor.remove(newlyAdded!.id);
    assert.equal(await version(), 3);
    await visitor.remove(newlyAdded!.id);
    assert.equal(await version(), 3, 'a line that is gone is not removed again');
  });

  test('the version keeps rising across an order', async () => {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'print' });
    const { version } = await visitor.cart();
    assert.equal((await visitor.order()).status, 303);
    const cart = await visitor.cart();
    assert.deepEqual(cart.entries, []);
    assert.equal(cart.version, version + 1);
  });

  test('twenty concurrent additions all count, each with its own version', async () => {
    const visitor = await Visitor.arrive(store.url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.add({ itemId: 'print' })));
    const versions = answers.map((answer) => changedBy(answer).shoppingCart.version);
    assert.deepEqual(
      versions.sort((one, other) => one - other),
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const { entries } = await visitor.cart();
    assert.deepEqual(
      entries.map(({ quantity }) => quantity),
      [20],
    );
  });

  test('a digital cart needs no shipping', async () => {
    const visitor = await Visitor.arrive(store.url);
    const { shoppingCart } = changedBy(await visitor.add({ itemId: 'print' }));
    const { hasDigital, purelyDigital, requiresShipping, subtotalCents } = shoppingCart;
    assert.deepEqual(
      [hasDigital, purelyDigital, requiresShipping, subtotalCents],
      [true, true, false, 1_200],
    );
    const mixed = changedBy(await visitor.add({ itemId: 'mug' })).shoppingCart;
    assert.deepEqual([mixed.hasDigital, mixed.purelyDigital, mixed.requiresShipping], [true, false, true]);
  });

  test('stock is checked against all lines of the cart', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal((await visitor.add({ itemId: 'tee', sku: 'tee-forest-s', quantity: 5 })).status, 200);
    const refused = await visitor.add({ itemId: 'tee', sku: 'tee-forest-s', additionalFields: '{"a":1}' });
    assert.equal(refused.status, 409);
    assert.deepEqual(refused.json(), {
      message: 'Sorry, we do not have enough of that item available.',
      code: 'SOLD_OUT',
    });
    const { entries } = await visitor.cart();
    assert.equal((await visitor.setQuantity(entries[0]!.id, 6)).status, 409);
    assert.equal((await visitor.setQuantity(entries[0]!.id, 4)).status, 200);
  });

  test('carts reserve nothing', async () => {
    const visitors = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
    for (const visitor of visitors) {
      assert.equal((await visitor.add({ itemId: 'mug', quantity: 50 })).status, 200);
    }
    assert.equal(await stockOf(visitors[0], 'mug'), 50);
  });

  test('a cart belongs to its session', async () => {
    const [one, other] = await Promise.all([Visitor.arrive(store.url), Visitor.arrive(store.url)]);
    const { newlyAdded } = changedBy(await one.add({ itemId: 'mug' }));
    assert.deepEqual((await other.cart()).entries, []);
    assert.equal((await other.setQuantity(newlyAdded!.id, 2)).status, 404);
    assert.equal((await other.remove(newlyAdded!.id)).status, 200);
    assert.equal((await one.cart()).totalQuantity, 1);
  });

  test('the first addition sets the readable cookie that hints at a cart', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal(visitor.cookies.has('CART'), false);
    await visitor.add({ itemId: 'mug' });
    assert.equal(visitor.cookies.has('CART'), true);
    for (const path of ['/cart', '/api/commerce/shopping-cart']) {
      visitor.cookies.delete('CART');
      await visitor.get(path);
      assert.equal(visitor.cookies.has('CART'), true, `${path} makes up for an answer that got lost`);
    }
  });
});
