import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { decimalOf, minorOf } from '../../core/medusa/amounts.ts';
import { cartJson } from '../../core/medusa/cart-json.ts';
import { productItem, readProduct } from '../../core/medusa/product-json.ts';
import { fieldsOf } from '../../core/json/index.ts';

const resolve = (address: string) => new URL(address, 'https://shop.example').href;

describe('an amount of Medusa', () => {
  for (const [amount, currency, expected] of [
    [18, 'USD', 1_800],
    [32.4, 'USD', 3_240],
    [1.005, 'USD', 101],
    [0.1 + 0.2, 'USD', 30],
    [8.165, 'EUR', 817],
    [-3.1, 'USD', -310],
    [1_800, 'JPY', 1_800],
    [99.5, 'JPY', 100],
    // What is left of a discount that is divided among lines.
    [5.6e-17, 'USD', 0],
    [-1e-20, 'USD', 0],
  ] as const)
    it(`of ${amount} ${currency} is ${expected} in minor units`, () => {
      assert.equal(minorOf(amount, currency), expected);
    });

  for (const amount of [null, undefined, '18', Number.NaN, 1e21])
    it(`of ${amount} is unknown`, () => {
      assert.equal(minorOf(amount, 'USD'), Number.NaN);
    });

  it('is written as a decimal text', () => {
    assert.deepEqual([decimalOf(32.4), decimalOf('32.4')], ['32.4', undefined]);
  });
});

/** Answers of a server with 19 % tax and a code of 10 %, for three pieces at 9.99. */
const LINE = { id: 'l', product_id: 'p', quantity: 3, unit_price: 9.99, created_at: '2026-01-01' };
const CART = { id: 'c', currency_code: 'eur', shipping_total: 0, shipping_subtotal: 0 };
const WITH_TAXES = {
  ...CART,
  items: [{ ...LINE, is_tax_inclusive: true }],
  ...{ total: 26.973, tax_total: 4.306613445378152, discount_total: 2.997 },
  discount_subtotal: 2.518487394957983,
};
const WITHOUT_TAXES = {
  ...CART,
  items: [{ ...LINE, is_tax_inclusive: false }],
  ...{ total: 32.09787, tax_total: 5.12487, discount_total: 3.56643, discount_subtotal: 2.997 },
};

describe('a cart of Medusa', () => {
  for (const [what, cart, total, tax] of [
    // A part of every other amount.
    ['include', WITH_TAXES, 2_697, undefined],
    ['exclude', WITHOUT_TAXES, 3_210, 512],
  ] as const)
    it(`has a subtotal and a discount like its prices, which ${what} taxes`, () => {
      const json = cartJson(fieldsOf(cart), { known: () => undefined, resolve });
      const { subtotalCents, discountCents, taxCents, grandTotalCents } = json;
      assert.deepEqual([subtotalCents, discountCents, taxCents, grandTotalCents], [2_997, 300, tax, total]);
    });

  it('multiplies prices below a cent before it rounds them', () => {
    const items = [
      { ...LINE, id: 'screw', unit_price: 0.125, quantity: 8 },
      { ...LINE, id: 'nut', unit_price: 1.005, quantity: 3 },
      { ...LINE, id: 'unknown', unit_price: null },
    ];
    const { entries } = cartJson(fieldsOf({ ...CART, items }), { known: () => undefined, resolve });
    assert.deepEqual(
      entries?.map(({ id, subTotal }) => [id, subTotal]),
      [
        ['nut', 302],
        ['screw', 100],
        ['unknown', Number.NaN],
      ],
    );
  });

  it('shows no code that visitors cannot remove', () => {
    const promotions = [{ code: 'AUTO', is_automatic: true }, { code: 'TEN' }];
    const { coupons } = cartJson(fieldsOf({ ...WITH_TAXES, promotions }), {
      known: () => undefined,
      resolve,
    });
    assert.deepEqual(coupons, [{ code: 'TEN' }]);
  });

  it('keeps the order of addition, and pictures below the address of the store', () => {
    const items = [
      { ...LINE, id: 'b', created_at: '2026-01-02' },
      { ...LINE, thumbnail: '/static/tee.jpg' },
    ];
    const { entries } = cartJson(fieldsOf({ ...CART, items }), { known: () => undefined, resolve });
    assert.deepEqual(
      entries?.map(({ id, image }) => [id, image?.assetUrl]),
      [
        ['l', 'https://shop.example/static/tee.jpg'],
        ['b', undefined],
      ],
    );
  });
});

const VARIANT = { manage_inventory: true, inventory_quantity: 3, options: [] };
const PRODUCT = {
  ...{ id: 'prod_1', handle: 'tee', title: 'Tee', thumbnail: '/static/tee.jpg' },
  images: [{ url: '/static/tee.jpg' }, { url: 'https://cdn.example/back.jpg' }],
  options: [{ id: 'o', title: 'Size' }],
  variants: [
    { ...VARIANT, id: 'm', sku: 'tee-m', variant_rank: 1, options: [{ option_id: 'o', value: 'M' }] },
    { ...VARIANT, id: 's', sku: null, variant_rank: 0, options: [{ option_id: 'o', value: 'S' }] },
  ],
};

describe('a product of Medusa', () => {
  const variantsOf = (json: object) =>
    productItem(readProduct(fieldsOf(json)), resolve).structuredContent.variants ?? [];

  it('has its variants by rank, with the id where there is no sku', () => {
    assert.deepEqual(
      variantsOf(PRODUCT).map(({ sku, attributes }) => [sku, attributes]),
      [
        ['s', { Size: 'S' }],
        ['tee-m', { Size: 'M' }],
      ],
    );
  });

  it('has nothing to choose with one variant', () => {
    const [only] = variantsOf({ ...PRODUCT, variants: [PRODUCT.variants[0]] });
    assert.deepEqual(only?.attributes, {});
  });

  it('has pictures below the address of the store', () => {
    const { assetUrl, items } = productItem(readProduct(fieldsOf(PRODUCT)), resolve);
    assert.equal(assetUrl, 'https://shop.example/static/tee.jpg');
    assert.deepEqual(items, [{ assetUrl }, { assetUrl: 'https://cdn.example/back.jpg' }]);
  });

  for (const [what, variant, expected] of [
    ['counted', {}, [false, 3]],
    ['sold out', { inventory_quantity: 0 }, [false, 0]],
    ['oversold', { inventory_quantity: -2 }, [false, 0]],
    ['managed at no place', { inventory_quantity: null }, [false, 0]],
    ['not managed', { manage_inventory: false, inventory_quantity: undefined }, [true, 0]],
    ['backordered', { inventory_quantity: 0, allow_backorder: true }, [true, 0]],
  ] as const)
    it(`whose stock is ${what} is ${expected[0] ? 'unlimited' : 'counted'}`, () => {
      const [only] = variantsOf({ ...PRODUCT, variants: [{ ...VARIANT, ...variant, id: 'v' }] });
      assert.deepEqual([only?.unlimited, only?.qtyInStock], expected);
    });

  it('without a price in its region has none', () => {
    const [only] = variantsOf({ ...PRODUCT, variants: [{ ...VARIANT, id: 'v' }] });
    assert.deepEqual([only?.priceMoney, only?.onSale], [undefined, undefined]);
  });
});
