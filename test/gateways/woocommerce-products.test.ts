import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { WooProduct } from '../../core/woocommerce/answers.ts';
import { createCatalog } from '../../core/woocommerce/catalog.ts';
import { productJson } from '../../core/woocommerce/product-json.ts';
import { textOf } from '../../core/woocommerce/text-of.ts';
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

  it('has all variations of several pages, which the store orders by date unless it is asked', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => index + 100);
    const variations = ids.map((id) => ({ id, attributes: [{ name: 'Logo', value: 'Yes' }] }));
    const catalog = createCatalog({
      read: <Json>(path: string) => {
        const { searchParams } = new URL(path, 'https://store.test');
        if (!searchParams.has('parent')) return Promise.resolve({ ...PRODUCT, variations } as Json);
        const page = Number(searchParams.get('page'));
        // Imported at the same second, they have no order: each page may begin with the same ones.
        const start = searchParams.get('orderby') === 'id' ? (page - 1) * 100 : 0;
        return Promise.resolve(ids.slice(start, start + 100).map((id) => ({ ...VARIATION, id })) as Json);
      },
    });
    const { variants } = await catalog.read('shirt', new AbortController().signal);
    assert.equal(variants.length, 150);
  });

  it('is on sale where the store says so', () => {
    const { structuredContent } = productJson({ product: { ...PRODUCT, on_sale: true }, variants: [] });
    const { onSale, priceMoney, salePriceMoney } = structuredContent;
    assert.deepEqual(
      [onSale, priceMoney, salePriceMoney],
      [true, { value: '2000', currency: 'JPY' }, { value: '1500', currency: 'JPY' }],
    );
  });

  const TEXTS = {
    'Tom &#038; Jerry&#8217;s &quot;Caf&#xe9;&quot;': 'Tom & Jerry’s "Café"',
    'The minimum spend is <span class="amount"><bdi><span>&#36;</span>50.00</bdi></span>.':
      'The minimum spend is $50.00.',
    'One<br>two<script>alert(1)</script>': 'One two alert(1)',
    '&#x110000; &#55555555;': '&#x110000; &#55555555;',
  };
  for (const [html, text] of Object.entries(TEXTS))
    it(`is named in text: ${text}`, () => {
      assert.equal(textOf(html), text);
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
