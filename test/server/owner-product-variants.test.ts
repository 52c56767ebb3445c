import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import {
  controlsOf,
  createProduct,
  editProduct,
  errorsOf,
  productOf,
  variantsOf,
} from '../support/product-form.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('variants of products of the owner', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  test('are created with two options and bought until they are sold out', async () => {
    const id = await createProduct(owner, {
      title: 'Tea Bowl',
      body: '<p onclick="x()">For <em>matcha</em></p><script>x()</script>',
      'variants.0.price': '$1,018.50',
      'variants.0.salePrice': '980',
      'variants.0.stock': '1',
      'options.0.name': 'Glaze',
      'options.0.values': 'Ash, "Tenmoku, matte"',
      'options.1.name': 'Size',
      'options.1.values': 'S, L',
    });
    assert.deepEqual(await variantsOf(owner, id), [
      ['Ash / S', 'tea-bowl-ash-s', 98_000, 1],
      ['Ash / L', 'tea-bowl-ash-l', 98_000, 1],
      ['Tenmoku, matte / S', 'tea-bowl-tenmoku-matte-s', 98_000, 1],
      ['Tenmoku, matte / L', 'tea-bowl-tenmoku-matte-l', 98_000, 1],
    ]);
    const page = await owner.get('/shop/tea-bowl');
    assert.match(page.text, /<div class="product-body"><p>For <em>matcha<\/em><\/p><\/div>/);
    const visitor = await Visitor.arrive(store.url);
    const sku = 'tea-bowl-ash-s';
    assert.equal((await visitor.add({ itemId: id, sku })).status, 200);
    assert.equal((await visitor.order()).status, 303);
    assert.equal(await stockOf(visitor, id, sku), 0);
    assert.equal((await visitor.add({ itemId: id, sku })).status, 409);
    assert.match((await owner.get('/shop')).text, /Tea Bowl/);
  });

  test('keep sku, price, stock and picture of variants when options change', async () => {
    const before = (await productOf(owner, 'tee')).structuredContent.variants;
    const answer = await editProduct(owner, 'tee', {
      // One colour renamed, one size removed, one added, and a new option.
      'options.0.values': 'Sand, Moss, Ink',
      'options.1.values': 'XXL, S, M, L',
      'options.2.name': 'Print',
      'options.2.values': 'None, Boat',
    });
    assert.equal(answer.headers.get('location'), '/owner/products/tee?done=saved', answer.text);
    const after = (await productOf(owner, 'tee')).structuredContent.variants;
    assert.equal(after.length, 3 * 4 * 2);
    for (const { sku, attributes, ...rest } of after.filter(
      (variant) => variant.attributes['Print'] === 'None',
    )) {
      const { Color, Size } = attributes;
      const old = before.find(
        (variant) =>
          variant.attributes['Color'] === (Color === 'Moss' ? 'Forest' : Color) &&
          variant.attributes['Size'] === Size,
      );
      if (Size === 'XXL') assert.equal(rest.qtyInStock, 0);
      else
        assert.deepEqual(
          [sku, rest.price, rest.qtyInStock, rest.mainImage],
          [old?.sku, old?.price, old?.qtyInStock, old?.mainImage],
        );
    }
    const refused = await editProduct(owner, 'tee', {
      title: '',
      'options.0.name': '',
      'options.0.values': '',
    });
    const shown = controlsOf(refused, '/owner/products/tee');
    assert.deepEqual(
      [shown['options.1.name'], shown['options.2.name']],
      ['Size', 'Print'],
      'no option is lost',
    );
    const removed = await editProduct(owner, 'tee', {
      'variants.0.remove': '1',
      'options.2.name': '',
      'options.2.values': '',
    });
    assert.equal(removed.status, 303, JSON.stringify(errorsOf(removed)));
    assert.equal((await productOf(owner, 'tee')).structuredContent.variants.length, 3 * 4);
  });

  test('have a new sku everywhere, and two variants can swap theirs', async () => {
    const id = await createProduct(owner, {
      title: 'Plate',
      'variants.0.price': '20',
      'variants.0.stock': '9',
      'options.0.name': 'Size',
      'options.0.values': 'Small, Large',
    });
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: id, sku: 'plate-small', quantity: 2 });
    const swap = {
      'variants.0.sku': 'plate-large',
      'variants.1.sku': 'plate-small',
      'variants.1.price': '30',
    };
    assert.equal((await editProduct(owner, id, swap)).status, 303);
    assert.deepEqual(await variantsOf(owner, id), [
      ['Small', 'plate-large', 2_000, 9],
      ['Large', 'plate-small', 3_000, 9],
    ]);
    const cart = await visitor.cart();
    assert.deepEqual(
      [cart.entries[0]?.chosenVariant.sku, cart.subtotalCents],
      ['plate-large', 4_000],
      'the small one is still in the cart',
    );
    const taken = await editProduct(owner, id, { 'variants.0.sku': 'mug', 'variants.1.salePrice': '31' });
    assert.equal(taken.status, 400);
    assert.deepEqual(errorsOf(taken), {
      'variants-0-sku': 'Another variant has this SKU.',
      'variants-1-salePrice': 'A sale price must be lower than the price.',
    });
    assert.match(taken.text, /value="mug"[^>]* aria-invalid="true"[^>]* autofocus/);
    const one = await editProduct(owner, id, { 'variants.0.remove': '1' });
    assert.equal(one.status, 303, JSON.stringify(errorsOf(one)));
    const emptied = await visitor.cart();
    assert.deepEqual([emptied.entries, emptied.version > cart.version], [[], true]);
  });

  test('keep the stock that an order has taken meanwhile', async () => {
    const id = await createProduct(owner, {
      title: 'Jug',
      'variants.0.price': '30',
      'variants.0.stock': '5',
    });
    const path = `/owner/products/${id}`;
    const stale = controlsOf(await owner.get(path), path);
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: id, quantity: 2 });
    await visitor.order();
    assert.equal((await owner.post(path, { ...stale, excerpt: 'Pours well.' })).status, 303);
    assert.equal(await stockOf(visitor, id, 'jug'), 3);
    const refused = await owner.post(path, { ...stale, version: '2', 'variants.0.stock': '8' });
    assert.equal(refused.status, 409);
    assert.deepEqual(errorsOf(refused), { 'variants-0-stock': 'Changed meanwhile. Now: 3.' });
    assert.equal((await owner.post(path, controlsOf(refused, path))).status, 303);
    assert.equal(await stockOf(visitor, id, 'jug'), 8);
  });

  test('are gift cards in amounts, downloads with one price, and subscriptions', async () => {
    const card = await createProduct(owner, { title: 'Voucher', amounts: '10, $25.50, 100' }, 'gift-card');
    assert.deepEqual(await variantsOf(owner, card), [
      ['$10', 'voucher-10', 1_000, null],
      ['$25.50', 'voucher-25-50', 2_550, null],
      ['$100', 'voucher-100', 10_000, null],
    ]);
    await editProduct(owner, card, { amounts: '100, 20' });
    assert.deepEqual(
      (await variantsOf(owner, card)).map(([value, sku]) => [value, sku]),
      [
        ['$100', 'voucher-100'],
        ['$20', 'voucher-20'],
      ],
    );
    const file = await createProduct(
      owner,
      { title: 'Pattern', 'variants.0.price': '9', 'variants.0.salePrice': '7.5', slug: 'bowl-pattern' },
      'digital',
    );
    assert.deepEqual(await variantsOf(owner, file), [['', 'bowl-pattern', 750, null]]);
    const tea = await createProduct(owner, {
      title: 'Monthly Cup',
      'variants.0.price': '20',
      'variants.0.unlimited': '1',
      way: 'both',
      interval: '2',
      unit: 'WEEK',
      cycles: '6',
      formId: 'participant',
      buttonText: 'Get one',
    });
    await editProduct(owner, tea, { 'variants.0.payment': '15' });
    const { structuredContent } = await productOf(owner, tea);
    assert.deepEqual(structuredContent['subscriptionPlan'], {
      billingPeriod: { value: 2, unit: 'WEEK' },
      numBillingCycles: 6,
    });
    assert.equal(structuredContent['additionalFieldsFormId'], 'participant');
    assert.match((await owner.get('/shop/monthly-cup')).text, /\$15\.00/);
    assert.match((await owner.get('/shop/monthly-cup')).text, /Get one/);
  });

  test('have different skus and URLs, also of products that are created at the same time', async () => {
    const path = '/owner/products/new';
    const pages = await Promise.all([0, 1].map(() => owner.get(`${path}?type=physical`)));
    const typed = { title: 'Twin', 'variants.0.price': '5' };
    const twins = await Promise.all(
      pages.map((page) => owner.post(path, { ...controlsOf(page, path), ...typed })),
    );
    const ids = twins.map(({ headers }) => /products\/([^?]+)/.exec(headers.get('location') ?? '')![1]!);
    const skus = (await Promise.all(ids.map((id) => variantsOf(owner, id)))).map(([variant]) => variant?.[1]);
    assert.deepEqual(skus.sort(), ['twin', 'twin-2']);
    const same = await Promise.all(
      ids.map((id) => editProduct(owner, id, { 'variants.0.sku': 'same', slug: `twin-${id}` })),
    );
    assert.deepEqual(same.map(({ status }) => status).sort(), [303, 400]);
  });

  test('name only values of their kind after somebody else has saved the product', async () => {
    const kinds = { digital: { 'variants.0.price': '9' }, 'gift-card': { amounts: '25, 50' } };
    for (const [kind, typed] of Object.entries(kinds)) {
      const id = await createProduct(owner, { title: `Seen ${kind}`, ...typed }, kind);
      const path = `/owner/products/${id}`;
      const seen = controlsOf(await owner.get(path), path);
      await editProduct(owner, id, { excerpt: 'Theirs' });
      const { status, text } = await owner.post(path, { ...seen, title: `Own ${kind}` });
      assert.equal(status, 409);
      const [list = ''] = /<h2 id="theirs">.*?<\/dl>/s.exec(text) ?? [];
      const theirs = [...list.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label);
      assert.deepEqual(theirs, ['Title', 'Short description']);
    }
  });
});
