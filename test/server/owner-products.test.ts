import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { createProduct } from '../support/product-form.ts';
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
});
