/** What the lists of all backends share. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { lazyLists, offerOptions, type ProductLists, writeItems } from '../../core/gateway-kit/index.ts';
import { NO_FILTERS } from '../../core/product-list/index.ts';
import { refused } from '../support/check.ts';

const { signal } = new AbortController();
const QUERY = { itemId: 'mug', limit: 4 };

describe('the lists of a backend', () => {
  it('load their code once, with the first call', async () => {
    let loads = 0;
    const lists = lazyLists(() => {
      loads += 1;
      return Promise.resolve({ related: () => Promise.resolve({ items: [] }) } as unknown as ProductLists);
    });
    assert.equal(loads, 0);
    await Promise.all([lists.related(QUERY, signal), lists.related(QUERY, signal)]);
    assert.equal(loads, 1);
  });

  it('are offline where their code does not load, and try again', async () => {
    let isOnline = false;
    const lists = lazyLists(() => {
      if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve({ related: () => Promise.resolve('items') } as unknown as ProductLists);
    });
    await refused(lists.related(QUERY, signal), 'offline');
    isOnline = true;
    assert.equal(await lists.related(QUERY, signal), 'items');
  });

  it('leave out a product that cannot be written', () => {
    const write = (product: { readonly id: string | null }) => {
      if (product.id === null) throw new TypeError('no id');
      return { id: product.id, structuredContent: { productType: 1 } };
    };
    const items = writeItems([{ id: null }, { id: 'mug' }], write);
    assert.deepEqual(
      items.map(({ id }) => id),
      ['mug'],
    );
  });
});

describe('the counts of options', () => {
  const ALL = new Map([
    [
      'Color',
      new Map([
        ['Sand', 4],
        ['Moss', 2],
      ]),
    ],
    ['Size', new Map([['S', 5]])],
  ]);
  const SHOWN = new Map([['Color', new Map([['Sand', 1]])]]);
  const countsWith = (filters: Partial<typeof NO_FILTERS>) =>
    offerOptions({ all: ALL, shown: SHOWN }, { ...NO_FILTERS, ...filters }).map(({ values }) =>
      values.map(({ count }) => count),
    );

  it('are those of the list as it is shown', () => {
    assert.deepEqual(countsWith({ minPriceCents: 100 }), [[1, 0], [0]]);
  });

  it('leave the own filter of an option aside, as far as the backend tells', () => {
    assert.deepEqual(countsWith({ options: { Color: ['Sand'] } }), [[4, 2], [0]]);
    assert.deepEqual(countsWith({ options: { Color: ['Sand'] }, isAvailable: true }), [[null, null], [0]]);
  });

  it('are unknown where the backend does not count', () => {
    const all = new Map([['Color', new Map([['Sand', null]])]]);
    const [color] = offerOptions({ all, shown: new Map() }, NO_FILTERS);
    assert.deepEqual(color?.values, [{ value: 'Sand', count: null }]);
  });
});
