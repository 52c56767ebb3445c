import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { type SeedProduct, seedVariant } from '../../demo/server/features/catalogue/seed-product.ts';
import { openShopSelling, type ShopSelling } from '../support/shop-selling.ts';
import { Visitor } from '../support/visitor.ts';

/** Names of members that every object inherits. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'] as const;

/** A product whose only option has this name; the last of its three variants has no value for it. */
function oddProduct(name: string): SeedProduct {
  const attributes = (value: string) =>
    JSON.parse(JSON.stringify({ [name]: value })) as Record<string, string>;
  return {
    id: name,
    slug: name,
    title: name,
    excerpt: '',
    body: '',
    productType: 1,
    options: [name],
    mainImage: { assetUrl: '/assets/products/mug.svg', altText: '' },
    subscriptionPlan: null,
    buttonText: '',
    variants: [
      seedVariant(`${name}-same`, 100, 5, { attributes: attributes(name) }),
      seedVariant(`${name}-other`, 200, 5, { attributes: attributes('other') }),
      seedVariant(`${name}-none`, 300, 5),
    ],
  };
}

describe('options named like members of Object.prototype', () => {
  let shop: ShopSelling;
  let visitor: Visitor;
  before(async () => {
    shop = await openShopSelling(NAMES.map(oddProduct));
    visitor = await Visitor.arrive(shop.store.url);
  });
  after(() => shop.close());

  for (const name of NAMES) {
    test(`${name}: the API returns the value of each variant that has one`, async () => {
      const item = (await visitor.get(`/api/commerce/products/${name}`)).json() as {
        structuredContent: { variants: { attributes: object; optionValues: unknown }[] };
      };
      const { variants } = item.structuredContent;
      assert.deepEqual(
        variants.map(({ attributes }) => Object.entries(attributes)),
        [[[name, name]], [[name, 'other']], []],
      );
      assert.deepEqual(
        variants.map(({ optionValues }) => optionValues),
        [name, 'other', ''].map((value) => [{ optionName: name, value }]),
      );
    });

    for (const path of ['', '/classic']) {
      test(`${name}: the page /shop/…${path} has its select`, async () => {
        const { text } = await visitor.get(`/shop/${name}${path}`);
        const list = new RegExp(`Select ${name}</option>[^]*?</select>`).exec(text)?.[0] ?? '';
        const values = [...list.matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value);
        assert.deepEqual(values, [name, 'other']);
      });
    }

    test(`${name}: a variant can be added to the cart`, async () => {
      const form = { itemId: name, quantity: '1', [`option.${name}`]: 'other' };
      assert.equal((await visitor.post('/cart/entries', form)).headers.get('location'), '/cart');
      const cart = (await visitor.get('/api/commerce/shopping-cart')).json() as {
        entries: { itemId: string; chosenVariant: { attributes: object } }[];
      };
      const entry = cart.entries.find(({ itemId }) => itemId === name);
      assert.deepEqual(Object.entries(entry?.chosenVariant.attributes ?? {}), [[name, 'other']]);
      assert.match((await visitor.get('/cart')).text, new RegExp(`Remove ${name}, other`));
    });
  }
});
