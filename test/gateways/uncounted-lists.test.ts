import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { medusaLists } from '../../core/medusa-lists/index.ts';
import { NO_FILTERS, parseProductPage, type ProductListQuery } from '../../core/product-list/index.ts';
import { vendureLists } from '../../core/vendure-lists/index.ts';
import { fieldsOf } from '../../core/json/index.ts';
import { mugProduct, teeProduct } from '../../elements/testing-products.ts';

const QUERY: Omit<ProductListQuery, 'pageSize'> = {
  ...{ collection: null, category: null, sort: 'featured', page: 1 },
  filters: NO_FILTERS,
};
const { signal } = new AbortController();
const item = (slug: string) => ({ ...(slug === 'tee' ? teeProduct : mugProduct), id: slug });

const medusa = medusaLists({
  read: () => Promise.resolve(fieldsOf({})),
  readProducts: () =>
    Promise.resolve({ products: ['tee', 'mug'].map((id) => ({ id, item: item(id) })), count: null }),
  isId: () => false,
});
// As text, which is no count.
const found = { totalItems: '2', items: [{ slug: 'tee' }, { slug: 'mug' }] };
const vendure = vendureLists({
  ask: ({ query }) => Promise.resolve(query.includes('$slugs') ? { products: found } : { found }),
  fields: 'slug',
  itemOf: (product) => item(fieldsOf(product).text('slug') ?? ''),
  find: () => Promise.resolve(null),
  isId: () => false,
});

for (const [name, lists] of Object.entries({ medusa, vendure }))
  describe(`a list of ${name} without a number of products`, () => {
    it('has another page behind one that is full', async () => {
      const hasNextPage = async (pageSize: number) =>
        parseProductPage(await lists.list({ ...QUERY, pageSize }, signal)).hasNextPage;
      assert.deepEqual([await hasNextPage(2), await hasNextPage(3)], [true, false]);
    });
  });
