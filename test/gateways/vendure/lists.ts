import assert from 'node:assert/strict';

import type { BackendGateways } from '../../../core/gateway-kit/index.ts';
import type { SuiteRunner } from '../../../core/gateway-suite/index.ts';
import type { Visit } from '../../support/backends/visits.ts';
import { refused } from '../../support/check.ts';
import { addTo } from '../../support/gateways/one-visitor.ts';
import { filtersOf, listBy, relatedBy, searchBy } from '../../support/gateways/lists.ts';

interface ListContext {
  readonly runner: SuiteRunner;
  /** Opens a new visitor. */
  readonly open: () => Pick<BackendGateways, 'cart' | 'products'> & Pick<Visit, 'sent'>;
}

const FOREST = { Color: ['Forest'] };

/** Tests what is special about the lists of Vendure. */
export function testVendureLists({ runner: { describe, it }, open }: ListContext): void {
  describe('a list of Vendure', () => {
    it('takes two requests, after which its products are added without another', async () => {
      const { products, cart, sent } = open();
      const { ids, total } = await listBy(products);
      assert.deepEqual([ids, total, sent.length], [['mug', 'print', 'tee'], 3, 2]);
      const before = sent.length;
      await addTo(cart, 'mug');
      // The check of custom fields, and the addition.
      assert.equal(sent.length - before, 2);
    });

    it('has the orders of its search', async () => {
      const { orders, filters } = await listBy(open().products);
      assert.deepEqual(orders, ['featured', 'price-asc', 'price-desc', 'title']);
      assert.deepEqual([filters.prices, filters.hasAvailability], [null, false]);
    });

    it('finds a collection by its id, and a category by its name', async () => {
      const { products } = open();
      assert.deepEqual((await listBy(products, { collection: '2' })).ids, ['mug', 'print']);
      assert.deepEqual((await listBy(products, { category: 'POTTERY' })).ids, ['mug']);
      const both = { collection: 'tableware', category: 'pottery' };
      assert.deepEqual((await listBy(products, both)).ids, ['mug']);
      const { ids, total } = await listBy(products, { category: 'Nothing of it' });
      assert.deepEqual([ids, total], [[], 0]);
      await refused(listBy(products, { collection: '99' }), 'not-found');
    });

    it('is narrowed by facets, of which one variant has all', async () => {
      const { products } = open();
      const countsOf = async (options: Readonly<Record<string, readonly string[]>>) => {
        const { ids, filters } = await listBy(products, filtersOf({ options }));
        const counts = filters.options.map(({ name, values }) => [
          name,
          values.map(({ value, count }) => [value, count]),
        ]);
        return { ids, counts: Object.fromEntries(counts) as unknown };
      };
      const sizes = [
        ['S', 1],
        ['M', 1],
      ];
      assert.deepEqual(await countsOf(FOREST), {
        ids: ['tee'],
        counts: { Color: [['Forest', 1]], Size: sizes },
      });
      const { ids, counts } = await countsOf({ ...FOREST, Size: ['M'] });
      const unknown = [
        ['S', null],
        ['M', null],
      ];
      // Vendure counts with all filters: what another size would leave is unknown.
      assert.deepEqual([ids, counts], [['tee'], { Color: [['Forest', null]], Size: unknown }]);
      assert.deepEqual((await countsOf({ ...FOREST, Size: ['XXL'] })).ids, []);
      assert.deepEqual((await countsOf({ Weight: ['1 kg'] })).ids, []);
    });
  });

  describe('a search of Vendure', () => {
    it('finds nothing by one or two letters, to which Vendure answers everything', async () => {
      const { products, sent } = open();
      assert.deepEqual(await searchBy(products, 'mu'), { ids: [], total: 0 });
      assert.equal(sent.length, 0);
      assert.deepEqual(await searchBy(products, 'mug'), { ids: ['mug'], total: 1 });
    });
  });

  describe('the related products of Vendure', () => {
    it('are those of the same collections', async () => {
      const { products } = open();
      assert.deepEqual(await relatedBy(products, 'mug'), ['print']);
      assert.deepEqual(await relatedBy(products, '1'), ['print']);
      assert.deepEqual(await relatedBy(products, 'tee'), []);
    });
  });
}
