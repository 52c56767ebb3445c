import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { startVendure, type Vendure } from '../support/backends/vendure.ts';

const MUG = `{
  product(slug: "mug") { name variants { id sku priceWithTax currencyCode stockLevel } }
}`;
const ADD = `mutation ($id: ID!) {
  addItemToOrder(productVariantId: $id, quantity: 2) { ... on Order { totalWithTax lines { quantity } } }
}`;
const ENTER_CODE = `mutation {
  applyCouponCode(couponCode: "TEN") { ... on Order { totalWithTax } }
}`;

interface Mug {
  readonly product: { readonly name: string; readonly variants: readonly { readonly id: string }[] };
}

describe('Vendure', () => {
  let vendure: Vendure;
  before(async () => {
    vendure = await startVendure();
  });
  after(() => vendure.stop());

  it('sells the mug with its coupon, and obeys its owner', async () => {
    let token = '';
    const ask = async (query: string, variables = {}): Promise<unknown> => {
      const answer = await fetch(vendure.settings.shopApi, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      token = answer.headers.get('vendure-auth-token') ?? token;
      return ((await answer.json()) as { readonly data: unknown }).data;
    };

    const { product } = (await ask(MUG)) as Mug;
    const { id } = product.variants[0]!;
    const variant = { id, sku: 'mug', priceWithTax: 1_800, currencyCode: 'USD', stockLevel: 'IN_STOCK' };
    assert.deepEqual(product, { name: 'Stoneware Mug', variants: [variant] });
    assert.deepEqual(await ask(ADD, { id }), {
      addItemToOrder: { totalWithTax: 3_600, lines: [{ quantity: 2 }] },
    });
    assert.deepEqual(await ask(ENTER_CODE), { applyCouponCode: { totalWithTax: 3_240 } });

    await vendure.owner.setPriceCents('mug', 2_000);
    await vendure.owner.setStock('mug', 0);
    assert.deepEqual(await ask(MUG), {
      product: {
        name: 'Stoneware Mug',
        variants: [{ ...variant, priceWithTax: 2_000, stockLevel: 'OUT_OF_STOCK' }],
      },
    });
  });
});
