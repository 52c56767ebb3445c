import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, createProduct, editProduct, errorsOf } from '../support/product-form.ts';
import { startSuiteStore } from '../support/suite-store.ts';
import { stockOf, Visitor } from '../support/visitor.ts';

interface ProductJson {
  readonly urlId: string;
  readonly body: string;
  readonly structuredContent: {
    readonly variants: readonly {
      readonly sku: string;
      readonly price: number;
      readonly salePrice: number;
      readonly onSale: boolean;
      readonly unlimited: boolean;
      readonly qtyInStock: number;
      readonly attributes: Readonly<Record<string, string>>;
      readonly mainImage: { readonly assetUrl: string } | null;
    }[];
    readonly [field: string]: unknown;
  };
}

describe('products of the owner', () => {
  const store = startSuiteStore({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
  let owner: Visitor;
  before(async () => {
    owner = await arriveAsOwner(store.url);
  });

  const productOf = async (id: string) =>
    (await owner.get(`/api/commerce/products/${id}`)).json() as ProductJson;
  const variantsOf = async (id: string) =>
    (await productOf(id)).structuredContent.variants.map((variant) => [
      Object.values(variant.attributes).join(' / '),
      variant.sku,
      variant.onSale ? variant.salePrice : variant.price,
      variant.unlimited ? null : variant.qtyInStock,
    ]);

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
    assert.deepEqual(await variantsOf(id), [
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
    const before = (await productOf('tee')).structuredContent.variants;
    const answer = await editProduct(owner, 'tee', {
      // One colour renamed, one size removed, one added, and a new option.
      'options.0.values': 'Sand, Moss, Ink',
      'options.1.values': 'XXL, S, M, L',
      'options.2.name': 'Print',
      'options.2.values': 'None, Boat',
    });
    assert.equal(answer.headers.get('location'), '/owner/products/tee?done=saved', answer.text);
    const after = (await productOf('tee')).structuredContent.variants;
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
    const removed = await editProduct(owner, 'tee', {
      'variants.0.remove': '1',
      'options.2.name': '',
      'options.2.values': '',
    });
    assert.equal(removed.status, 303, JSON.stringify(errorsOf(removed)));
    assert.equal((await productOf('tee')).structuredContent.variants.length, 3 * 4);
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
    assert.deepEqual(await variantsOf(id), [
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

  test('are shown again after a refusal with everything that was typed', async () => {
    const path = '/owner/products/new';
    const controls = controlsOf(await owner.get(`${path}?type=physical`), path);
    const typed = {
      title: '',
      body: 'A <b>cup</b> & "saucer"',
      slug: 'Cup 1',
      'variants.0.price': '18,00',
      'variants.0.stock': '-1',
      'options.0.name': 'Glaze',
      'options.1.values': 'S, S',
      'texts.scarcity': 'Only {a, plural',
      way: 'both',
      interval: '0.5',
      showsScarcity: undefined,
    };
    const answer = await owner.post(path, changed(controls, typed));
    assert.equal(answer.status, 400);
    const shown = controlsOf(answer, path);
    const names = Object.keys(typed);
    assert.deepEqual(
      names.map((name) => [name, shown[name]]),
      Object.entries(typed),
    );
    assert.deepEqual(errorsOf(answer), {
      'variants-0-price': 'Enter a price like 18.00.',
      'variants-0-stock': 'Enter a whole number from 0 to 999,999, or choose “Unlimited”.',
      'options-0-values': 'Enter the values, separated by commas.',
      'options-1-name': 'Enter a name for these values.',
      'options-1-values': 'The same value is there twice.',
      interval: 'Enter a whole number from 1 to 52.',
    });
    assert.equal(answer.text.match(/ autofocus/g)?.length, 1);
    const readable = {
      ...typed,
      'variants.0.price': '18.00',
      'variants.0.stock': '1',
      'options.0.values': 'Ash',
      'options.1.name': 'Size',
      'options.1.values': Array.from({ length: 251 }, (_, index) => index).join(),
      interval: '1',
    };
    const many = await owner.post(path, changed(controls, readable));
    assert.match(many.text, /A product can have up to 250 variants/);
    const rest = await owner.post(path, changed(controls, { ...readable, 'options.1.values': 'S' }));
    assert.deepEqual(errorsOf(rest), {
      title: 'Required',
      slug: 'A URL needs at least three letters from a to z or digits, with hyphens only between them.',
      'texts-scarcity': 'That contains a character that cannot be saved.',
    });
  });

  test('are saved once by a repeated form, and not over what somebody else has saved', async () => {
    const path = '/owner/products/new';
    const controls = changed(controlsOf(await owner.get(`${path}?type=service`), path), {
      title: 'Kiln Visit',
      'variants.0.price': '10',
      'variants.0.unlimited': '1',
    });
    const [first, second] = await Promise.all([owner.post(path, controls), owner.post(path, controls)]);
    assert.equal(first.headers.get('location'), second.headers.get('location'));
    const url = first.headers.get('location')!.replace(/\?.*/, '');
    const mine = controlsOf(await owner.get(url), url);
    await owner.post(url, { ...mine, excerpt: 'Every Friday.', 'variants.0.price': '12' });
    const refused = await owner.post(url, { ...mine, title: 'Kiln Tour' });
    assert.equal(refused.status, 409);
    assert.match(refused.text, /Someone else saved this product/);
    assert.match(refused.text, /<dt>Short description<\/dt><dd>Every Friday\.<\/dd>/);
    assert.match(refused.text, /<dt>kiln-visit: Price<\/dt><dd>12\.00<\/dd>/);
    const again = controlsOf(refused, url);
    assert.deepEqual([again['title'], again['excerpt']], ['Kiln Tour', '']);
    assert.equal((await owner.post(url, again)).status, 303);
    assert.match((await owner.get('/shop/kiln-visit')).text, /Kiln Tour/);
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
    assert.deepEqual(await variantsOf(card), [
      ['$10', 'voucher-10', 1_000, null],
      ['$25.50', 'voucher-25-50', 2_550, null],
      ['$100', 'voucher-100', 10_000, null],
    ]);
    await editProduct(owner, card, { amounts: '100, 20' });
    assert.deepEqual(
      (await variantsOf(card)).map(([value, sku]) => [value, sku]),
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
    assert.deepEqual(await variantsOf(file), [['', 'bowl-pattern', 750, null]]);
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
    const { structuredContent } = await productOf(tea);
    assert.deepEqual(structuredContent['subscriptionPlan'], {
      billingPeriod: { value: 2, unit: 'WEEK' },
      numBillingCycles: 6,
    });
    assert.equal(structuredContent['additionalFieldsFormId'], 'participant');
    assert.match((await owner.get('/shop/monthly-cup')).text, /\$15\.00/);
    assert.match((await owner.get('/shop/monthly-cup')).text, /Get one/);
  });

  test('are copied unpublished, and deleted with a confirmation', async () => {
    const page = await owner.get('/owner/products/mug');
    const controls = controlsOf(page, '/owner/products/mug/duplicate');
    const [copied, repeated] = await Promise.all([
      owner.post('/owner/products/mug/duplicate', controls),
      owner.post('/owner/products/mug/duplicate', controls),
    ]);
    assert.equal(copied.headers.get('location'), repeated.headers.get('location'));
    const path = copied.headers.get('location')!.replace(/\?.*/, '');
    const copy = controlsOf(await owner.get(path), path);
    assert.deepEqual(
      [copy['title'], copy['slug'], copy['variants.0.sku'], copy['variants.0.stock'], copy['isPublished']],
      ['Stoneware Mug (copy)', 'stoneware-mug-copy', 'stoneware-mug-copy', '0', undefined],
    );
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug' });
    await visitor.order();
    await visitor.add({ itemId: 'mug' });
    const { version } = await visitor.cart();
    const question = await owner.get('/owner/products/mug/delete');
    assert.match(question.text, /Its reviews \(\d+\) will be deleted/);
    const answer = await owner.post('/owner/products/mug/delete', {});
    assert.equal(answer.headers.get('location'), '/owner/products?done=deleted');
    const cart = await visitor.cart();
    assert.deepEqual([cart.entries, cart.version], [[], version + 1]);
    assert.equal((await owner.get('/shop/mug')).status, 404);
    assert.match((await owner.get('/owner/orders')).text, /1 × Stoneware Mug/);
  });

  test('are listed, searched and filtered', async () => {
    const titles = async (query: string) =>
      [
        ...(await owner.get(`/owner/products${query}`)).text.matchAll(/owner-item-head"><a[^>]*>([^<]*)</g),
      ].map(([, title]) => title);
    assert.deepEqual(await titles('?q=vase'), ['Bud Vase']);
    assert.deepEqual(await titles('?q=%25'), []);
    assert.deepEqual(await titles('?state=unpublished'), ['Stoneware Mug (copy)']);
    assert.deepEqual(await titles('?state=sold-out'), ['Bud Vase', 'Stoneware Mug (copy)']);
    for (let index = 0; index < 20; index += 1)
      await createProduct(owner, { title: `Tile ${index + 10}`, 'variants.0.price': '1' });
    const first = await owner.get('/owner/products');
    assert.match(first.text, /Page 1 of 2/);
    assert.match(first.text, /href="\/owner\/products\?page=2" rel="next"/);
    assert.equal((await titles('')).length, 25);
    assert.ok((await titles('?page=99')).length > 0, 'the last page');
  });
});
