import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';

import { createCursors } from '../../core/shopify-lists/cursors.ts';
import { fieldsOf } from '../../core/json/index.ts';
import { shopifyGateway } from '../../core/shopify/index.ts';
import { refused } from '../support/check.ts';
import { addTo } from '../support/gateways/one-visitor.ts';
import { filtersOf, listBy, relatedBy, searchBy } from '../support/gateways/lists.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { SHOPIFY_KEY, startShopify, type ShopifyStandIn } from '../support/stand-ins/shopify/start.ts';

describe('the lists of Shopify', () => {
  let shop: ShopifyStandIn;
  before(async () => {
    shop = await startShopify();
  });
  afterEach(() => {
    assert.deepEqual(shop.mistakes, []);
  });
  after(() => shop.close());

  function open(apiKey: string | null = SHOPIFY_KEY) {
    const visit = shop.visit();
    const options = { apiRoot: visit.url, apiKey, currency: 'USD', tokens: memoryTokens() } as const;
    return { ...shopifyGateway(options), sent: visit.sent };
  }

  it('take one request, after which the products are added without another', async () => {
    const { products, cart, sent } = open();
    assert.deepEqual((await listBy(products)).ids, ['mug', 'print', 'tee']);
    await addTo(cart, 'mug');
    assert.equal(sent.length, 2);
  });

  it('count nothing, and have all orders', async () => {
    const { total, orders, filters } = await listBy(open().products);
    assert.deepEqual([total, orders.length], [null, 5]);
    // The whole catalogue is narrowed by availability alone.
    assert.deepEqual(filters, { options: [], prices: null, hasAvailability: true });
  });

  it('find page after page by the cursor of the last one, and another page by a walk', async () => {
    const { products, sent } = open();
    for (const page of [1, 2, 3]) await listBy(products, { page, pageSize: 1 });
    assert.equal(sent.length, 3);
    const other = open();
    const { ids, hasNextPage } = await listBy(other.products, { page: 3, pageSize: 1 });
    assert.deepEqual([ids, hasNextPage, other.sent.length], [['tee'], false, 2]);
  });

  it('end a walk that never ends', async () => {
    let steps = 0;
    const cursor = await createCursors().find('list', 1_000_000, () => {
      steps += 1;
      return Promise.resolve(fieldsOf({ pageInfo: { hasNextPage: true, endCursor: 'same' } }));
    });
    assert.deepEqual([cursor, steps], [undefined, 20]);
  });

  it('find a collection by its number, and a category by the type of products', async () => {
    const { products } = open();
    assert.deepEqual((await listBy(products, { collection: '1' })).ids, ['mug', 'print']);
    const category = 'Pottery';
    assert.deepEqual((await listBy(products, { category })).ids, ['mug']);
    assert.deepEqual((await listBy(products, { collection: 'tableware', category })).ids, ['mug']);
    assert.deepEqual((await listBy(products, { category: 'A "type"' })).ids, []);
    await refused(listBy(products, { collection: '8' }), 'not-found');
  });

  it('read a product with more variants than the list has once more', async () => {
    const { products, sent } = open(null);
    // Without a token, a page of 100 has one variant of each product.
    const { items } = await listBy(products, { pageSize: 100 });
    const variantsOf = (item: object) =>
      (item as { readonly structuredContent: { readonly variants: readonly unknown[] } }).structuredContent
        .variants;
    assert.deepEqual(
      items.map((item) => variantsOf(item).length),
      [1, 1, 2],
    );
    assert.equal(sent.length, 2);
  });

  it('are narrowed by prices, of the list without filters', async () => {
    const { products } = open();
    const query = { collection: 'tableware', ...filtersOf({ minPriceCents: 1_500 }) };
    const { ids, filters } = await listBy(products, query);
    assert.deepEqual([ids, filters.prices], [['mug'], { minCents: 0, maxCents: 1_800 }]);
    const none = { collection: 'tableware', ...filtersOf({ options: { Color: ['Pink'] } }) };
    const empty = await listBy(products, none);
    assert.deepEqual([empty.ids, empty.hasNextPage, empty.filters.prices?.maxCents], [[], false, 1_800]);
  });

  it('are narrowed by options, in the words of the shop', async () => {
    const { products } = open();
    const listWith = (filters: Parameters<typeof filtersOf>[0]) =>
      listBy(products, { collection: 'everything', ...filtersOf(filters) });
    const { ids, filters } = await listWith({ options: { Color: ['Forest'] } });
    const [color, size] = filters.options;
    assert.deepEqual([ids, color?.values], [['tee'], [{ value: 'Forest', count: 1 }]]);
    assert.deepEqual(
      size?.values.map(({ count }) => count),
      [1, 1],
    );
    assert.deepEqual((await listWith({ options: { Size: ['M', 'S'] } })).ids, ['tee']);
    assert.deepEqual((await listWith({ options: { Size: ['M'] }, isAvailable: true })).ids, []);
  });

  it('search products, and recommend them', async () => {
    const { products } = open();
    assert.deepEqual(await searchBy(products, 'stoneware mu'), { ids: ['mug'], total: 1 });
    assert.deepEqual(await relatedBy(products, 'mug', 1), ['print']);
    const { id } = shop.shelf.products.find(({ handle }) => handle === 'mug')!;
    assert.deepEqual(await relatedBy(products, String(id)), ['print', 'tee']);
  });

  it('leave out what is no product', async () => {
    const nodes = [
      null,
      'mug',
      { handle: 'mug' },
      { handle: 'mug', variants: {} },
      { handle: 'x', variants: { nodes: [null] } },
    ];
    shop.answerNext({ status: 200, json: { data: { products: { nodes, pageInfo: null } } } });
    const { ids, hasNextPage } = await listBy(open().products);
    assert.deepEqual([ids, hasNextPage], [[], false]);
  });
});
