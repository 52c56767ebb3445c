import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import { wooCommerceGateway } from '../../core/woocommerce/index.ts';
import { refused } from '../support/check.ts';
import { addTo } from '../support/gateways/one-visitor.ts';
import { filtersOf, listBy, relatedBy, searchBy } from '../support/gateways/lists.ts';
import { memoryTokens } from '../support/schedule/gateway-stage.ts';
import { startWooCommerce, type WooCommerceStandIn } from '../support/stand-ins/woocommerce/start.ts';

describe('the lists of WooCommerce', () => {
  let store: WooCommerceStandIn;
  before(async () => {
    // Prices in whole tenths of a cent.
    store = await startWooCommerce({ decimals: 3 });
  });
  after(() => store.close());

  function open() {
    const visit = store.visit();
    const tokens = memoryTokens();
    return { ...wooCommerceGateway({ apiRoot: visit.url, currency: 'USD', tokens }), sent: visit.sent };
  }
  const pathsOf = (sent: readonly { readonly path: string }[]) =>
    sent.map(({ path }) => path.split('/wc/store/v1')[1]?.split('?')[0]).sort();

  it('take three requests, whatever the number of products, which are added without another', async () => {
    const { products, cart, sent } = open();
    const { ids, total } = await listBy(products);
    assert.deepEqual([ids, total], [['mug', 'print', 'tee'], 3]);
    assert.deepEqual(pathsOf(sent), ['/products', '/products', '/products/collection-data']);
    await addTo(cart, 'mug');
    assert.deepEqual(pathsOf(sent.slice(3)), ['/cart', '/cart/add-item']);
  });

  it('are narrowed by prices in the unit of the store', async () => {
    const { products, sent } = open();
    const { ids, filters } = await listBy(
      products,
      filtersOf({ minPriceCents: 1_300, maxPriceCents: 2_000 }),
    );
    assert.deepEqual([ids, filters.prices], [['mug'], { minCents: 1_200, maxCents: 2_400 }]);
    assert.ok(sent.some(({ path }) => path.includes('min_price=13000&max_price=20000')));
  });

  it('are narrowed by what is in stock, where something is sold out', async () => {
    const { products } = open();
    assert.equal((await listBy(products)).filters.hasAvailability, false);
    const mug = store.shelf.variantOf('mug');
    mug.stock = 0;
    assert.equal((await listBy(products)).filters.hasAvailability, true);
    assert.deepEqual((await listBy(products, filtersOf({ isAvailable: true }))).ids, ['print', 'tee']);
    mug.stock = 50;
  });

  it('find a collection by its id, and a category below it by its name', async () => {
    const { products } = open();
    assert.deepEqual((await listBy(products, { collection: '21' })).ids, ['mug', 'print']);
    assert.deepEqual((await listBy(products, { category: 'POTTERY' })).ids, ['mug']);
    assert.deepEqual((await listBy(products, { collection: 'tableware', category: 'pottery' })).ids, ['mug']);
    assert.deepEqual((await listBy(products, { collection: 'pottery', category: 'tableware' })).ids, []);
    await refused(listBy(products, { collection: '99' }), 'not-found');
  });

  it('search without the operators of WordPress', async () => {
    const { products, sent } = open();
    assert.deepEqual(await searchBy(products, '"mug" -stoneware'), { ids: ['mug'], total: 1 });
    const before = sent.length;
    assert.deepEqual(await searchBy(products, '-"'), { ids: [], total: 0 });
    assert.equal(sent.length, before);
  });

  it('relate the products that the store relates', async () => {
    const { products } = open();
    assert.deepEqual(await relatedBy(products, 'mug'), ['print']);
  });

  it('go on to a page that may be there, where a proxy takes the total away', async () => {
    const { products } = open();
    const product = (await fetchProduct()) as object;
    store.answerNext({ status: 200, json: {} });
    store.answerNext({
      status: 200,
      json: [product, null, { slug: 'x' }, { slug: 'y', variations: [null] }],
    });
    const { total, hasNextPage } = await listBy(products, { pageSize: 4 });
    assert.deepEqual([total, hasNextPage], [null, true]);
  });

  async function fetchProduct(): Promise<unknown> {
    const answer = await fetch(`${store.visit().url}/wp-json/wc/store/v1/products/mug`);
    return answer.json();
  }
});
