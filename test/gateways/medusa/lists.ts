import assert from 'node:assert/strict';

import { refused } from '../../support/check.ts';
import { CALL } from '../../support/backends/medusa-visitor.ts';
import { filtersOf, listBy, relatedBy, searchBy } from '../../support/gateways/lists.ts';
import { MUG, type MedusaContext } from './context.ts';

/** Tests what is special about the lists of Medusa. */
export function testMedusaLists({ runner: { describe, it }, open }: MedusaContext): void {
  describe('a list of Medusa', () => {
    it('takes one request, after which its products are added without another', async () => {
      const { products, cart, requests } = open();
      const { ids, total } = await listBy(products);
      assert.deepEqual([ids, total], [['mug', 'print', 'tee'], 3]);
      assert.deepEqual(requests(), ['GET regions', 'GET products']);
      await cart.add(MUG, '', CALL);
      assert.deepEqual(requests(), ['POST carts']);
    });

    it('has the orders of Medusa, and no filters', async () => {
      const { products } = open();
      const { orders, filters } = await listBy(products, { sort: 'newest' });
      assert.deepEqual(orders, ['featured', 'newest', 'title']);
      assert.deepEqual(filters, { options: [], prices: null, hasAvailability: false });
      assert.deepEqual((await listBy(products, { sort: 'newest' })).ids, ['tee', 'print', 'mug']);
      // As if they were not there.
      const left = { sort: 'price-desc', ...filtersOf({ isAvailable: true, minPriceCents: 2_000 }) } as const;
      assert.deepEqual((await listBy(products, left)).ids, ['mug', 'print', 'tee']);
    });

    it('finds a collection by its handle, and a category with those below by its name', async () => {
      const { products, requests } = open();
      const collection = 'tableware';
      assert.deepEqual((await listBy(products, { collection })).ids, ['mug', 'print']);
      assert.deepEqual((await listBy(products, { collection, category: 'POTTERY' })).ids, ['mug']);
      assert.deepEqual((await listBy(products, { category: 'tableware' })).ids, ['mug']);
      requests();
      const { ids, total } = await listBy(products, { category: 'Nothing of it' });
      assert.deepEqual([ids, total, requests()], [[], 0, ['GET product-categories']]);
      await refused(listBy(products, { collection: 'pcol_no' }), 'not-found');
    });

    it('does not rename the line of a product that a tag calls by its id', async () => {
      const { products, cart, get } = open();
      const { products: found } = (await get('products?handle=mug&fields=id')) as {
        readonly products: readonly { readonly id: string }[];
      };
      const [{ id: itemId } = { id: '' }] = found;
      await cart.add({ ...MUG, itemId }, '', CALL);
      await listBy(products);
      assert.equal((await cart.load(CALL)).entries?.[0]?.itemId, itemId);
    });
  });

  describe('a search of Medusa', () => {
    it('finds words in any order, and takes the signs of SQL for text', async () => {
      const { products } = open();
      assert.deepEqual(await searchBy(products, 'mug stone'), { ids: ['mug'], total: 1 });
      assert.deepEqual(await searchBy(products, 'tee-forest'), { ids: ['tee'], total: 1 });
      for (const text of ['%', '_', '\\', 'm_g']) assert.deepEqual((await searchBy(products, text)).ids, []);
    });
  });

  describe('the related products of Medusa', () => {
    it('are those of the same category or collection', async () => {
      const { products } = open();
      assert.deepEqual(await relatedBy(products, 'mug'), ['print']);
      assert.deepEqual(await relatedBy(products, 'tee'), []);
    });
  });
}
