import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { type SeedProduct, seedVariant } from '../../demo/server/features/catalogue/seed-product.ts';
import { openShopSelling, type ShopSelling } from '../support/shop-selling.ts';
import { Visitor } from '../support/visitor.ts';

/** A product as a newer store might write it. */
const UNKNOWN_KIND = 9 as SeedProduct['productType'];

const PRODUCT: SeedProduct = {
  id: 'rental',
  slug: 'rental',
  title: 'Kiln rental',
  excerpt: '',
  body: '',
  productType: UNKNOWN_KIND,
  options: ['Day'],
  mainImage: { assetUrl: '/assets/products/mug.svg', altText: '' },
  subscriptionPlan: null,
  buttonText: '',
  variants: [
    seedVariant('rental-friday', 900, 4, { attributes: { Day: 'Friday' } }),
    seedVariant('rental-sunday', 900, 4, { attributes: { Day: 'Sunday' } }),
  ],
};

describe('a product of an unknown kind', () => {
  const log: string[] = [];
  let shop: ShopSelling;
  let visitor: Visitor;
  before(async () => {
    shop = await openShopSelling([PRODUCT], { log: (line) => log.push(line) });
    visitor = await Visitor.arrive(shop.store.url);
  });
  after(() => shop.close());

  test('is sold out on its page, and logged with the reason', async () => {
    log.length = 0;
    const { status, text } = await visitor.get('/shop/rental');
    assert.equal(status, 200);
    assert.match(text, /<h1>Kiln rental<\/h1>/);
    assert.ok(text.includes(`<span part="status sold-out">${PRODUCT_WORDS.soldOut}</span>`));
    assert.match(text, /Select Day<\/option>[^]*?Friday[^]*?Sunday[^]*?<\/select>/);
    assert.equal(log.length, 1);
    assert.match(log[0]!, /\/shop\/rental: .*structuredContent\.productType/);
  });

  for (const path of ['/', '/shop', '/shop/rental/classic']) {
    test(`is listed on ${path}`, async () => {
      const { status, text } = await visitor.get(path);
      assert.equal(status, 200);
      assert.match(text, /Kiln rental/);
    });
  }

  test('cannot be bought', async () => {
    const { status, text } = await visitor.add({ itemId: 'rental', sku: 'rental-friday' });
    assert.equal(status, 409);
    assert.match(text, /"SOLD_OUT"/);
  });
});
