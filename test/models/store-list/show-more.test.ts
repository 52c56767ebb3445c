import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductListGateway } from '../../../core/product-list/index.ts';
import { mugProduct } from '../../../elements/testing-products.ts';
import { settlePromises } from '../shop.ts';
import { LOOK, openList, QUERY } from './open-list.ts';

describe('a list with Show more', () => {
  it('repeats the failed page instead of skipping it when the visitor asks for more again', async () => {
    const asked: number[] = [];
    let isOffline = false;
    const list: ProductListGateway['list'] = ({ page }) => {
      asked.push(page);
      if (isOffline) return Promise.reject(new Error('offline'));
      return Promise.resolve({ items: [{ ...mugProduct, id: `mug-${page}` }], hasNextPage: page < 5 });
    };
    const { model } = openList({ list }, { paging: 'more' });
    await settlePromises();
    isOffline = true;
    model.actions.addMore();
    await settlePromises();
    isOffline = false;
    model.actions.addMore();
    await settlePromises();
    assert.deepEqual(asked, [1, 2, 2]);
  });

  it('keeps the products that were added when the page looks at the same address again', async () => {
    const list: ProductListGateway['list'] = ({ page }) =>
      Promise.resolve({ items: [{ ...mugProduct, id: `mug-${page}` }], hasNextPage: page < 5 });
    const { model, shown } = openList({ list }, { paging: 'more' });
    await settlePromises();
    model.actions.addMore();
    await settlePromises();
    model.show({ ...LOOK, paging: 'more' }, QUERY, false);
    await settlePromises();
    assert.deepEqual(
      shown().cards?.map(({ id }) => id),
      ['mug-1', 'mug-2'],
    );
    model.actions.addMore();
    await settlePromises();
    assert.deepEqual(
      shown().cards?.map(({ id }) => id),
      ['mug-1', 'mug-2', 'mug-3'],
    );
  });

  it('begins at the first page again when the products come from another store', async () => {
    const asked: number[] = [];
    const list: ProductListGateway['list'] = ({ page }) => {
      asked.push(page);
      return Promise.resolve({ items: [{ ...mugProduct, id: `mug-${page}` }], hasNextPage: page < 5 });
    };
    const { model } = openList({ list }, { paging: 'more' });
    await settlePromises();
    model.actions.addMore();
    await settlePromises();
    model.restart();
    await settlePromises();
    assert.deepEqual(asked, [1, 2, 1]);
  });

  it('keeps a place for each product that is on its way, and for none once it has come or failed', async () => {
    const answers: ((answer: Promise<object>) => void)[] = [];
    const list: ProductListGateway['list'] = () => new Promise((answer) => answers.push(answer));
    const page = (id: string) =>
      Promise.resolve({ items: [{ ...mugProduct, id }], total: 3, hasNextPage: id !== 'mug-3' });
    const { model, shown } = openList({ list }, { paging: 'more', pageSize: 2 });
    answers[0]?.(page('mug-1'));
    await settlePromises();
    const counts = [shown().placeholderCount];
    model.actions.addMore();
    counts.push(shown().placeholderCount);
    answers[1]?.(Promise.reject(new Error('offline')));
    await settlePromises();
    counts.push(shown().placeholderCount);
    model.actions.retry();
    answers[2]?.(page('mug-2'));
    await settlePromises();
    counts.push(shown().placeholderCount);
    model.actions.addMore();
    counts.push(shown().placeholderCount);
    assert.deepEqual(counts, [0, 2, 0, 0, 1]);
  });
});
