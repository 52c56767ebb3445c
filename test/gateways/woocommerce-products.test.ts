import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { WooProduct } from '../../core/woocommerce/answers.ts';
import { productJson } from '../../core/woocommerce/product-json.ts';
import { stockOf, variantsOf } from '../../core/woocommerce/variants.ts';

const PRODUCT: WooProduct = {
  ...{ id: 1, slug: 'shirt', name: 'Shirt', type: 'variable', sku: 'shirt', on_sale: false, images: [] },
  prices: { price: '1500', regular_price: '2000', currency_code: 'JPY', currency_minor_unit: 0 },
  attributes: [
    {
      ...{ name: 'Color', taxonomy: 'pa_color', has_variations: true },
      terms: [
        { name: 'Forest &amp; moss', slug: 'forest-moss' },
        { name: 'Sand', slug: 'sand' },
      ],
    },
    { name: 'Logo', taxonomy: null, has_variations: true, terms: [{ name: 'Yes', slug: 'Yes' }] },
    {
      name: 'Fabric',
      taxonomy: 'pa_fabric',
      has_variations: false,
      terms: [{ name: 'Cotton', slug: 'cotton' }],
    },
  ],
  variations: [
    {
      id: 11,
      attributes: [
        { name: 'Color', value: null },
        { name: 'Logo', value: 'Yes' },
      ],
    },
  ],
  ...{ is_purchasable: true, is_in_stock: true, low_stock_remaining: null, add_to_cart: { maximum: 9_999 } },
};
const VARIATION: WooProduct = { ...PRODUCT, id: 11, type: 'variation', attributes: [], variations: [] };

describe('a product of WooCommerce', () => {
  it('has a variant for every value that a variation leaves open, and says in requests which', () => {
    const variants = variantsOf(PRODUCT, [VARIATION]);
    // The variation shares the SKU of its product.
    assert.deepEqual(
      variants.map(({ sku, attributes, open }) => ({ sku, attributes, open })),
      [
        {
          sku: '11/forest-moss',
          attributes: { Color: 'Forest & moss', Logo: 'Yes' },
          open: [{ attribute: 'pa_color', value: 'forest-moss' }],
        },
        {
          sku: '11/sand',
          attributes: { Color: 'Sand', Logo: 'Yes' },
          open: [{ attribute: 'pa_color', value: 'sand' }],
        },
      ],
    );
  });

  it('is on sale where the store says so', () => {
    const { structuredContent } = productJson({ product: { ...PRODUCT, on_sale: true }, variants: [] });
    const { onSale, priceMoney, salePriceMoney } = structuredContent;
    assert.deepEqual(
      [onSale, priceMoney, salePriceMoney],
      [true, { value: '2000', currency: 'JPY' }, { value: '1500', currency: 'JPY' }],
    );
  });

  const STOCKS: readonly (readonly [Partial<WooProduct>, object])[] = [
    [{}, { isUnlimited: true, quantity: 9_999 }],
    [{ add_to_cart: { maximum: 7 } }, { isUnlimited: false, quantity: 7 }],
    [
      { add_to_cart: {}, low_stock_remaining: 2 },
      { isUnlimited: false, quantity: 2 },
    ],
    [{ add_to_cart: {} }, { isUnlimited: false, quantity: null }],
    [
      { is_in_stock: false, add_to_cart: { maximum: 1 } },
      { isUnlimited: false, quantity: 0 },
    ],
    [{ is_purchasable: false }, { isUnlimited: false, quantity: 0 }],
  ];
  for (const [fields, stock] of STOCKS)
    it(`has its stock: ${JSON.stringify(fields)}`, () => {
      assert.deepEqual(stockOf({ ...PRODUCT, ...fields }), stock);
    });
});
