import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mugProduct, teeProduct } from '../../../elements/testing-products.ts';
import { settlePromises } from '../shop.ts';
import { answerWith, LOOK, openList, ORDERS, QUERY } from './open-list.ts';

describe('a list of products', () => {
  it('drops the answer of an outdated question', async () => {
    const waiting: ((answer: object) => void)[] = [];
    const { model, titles, said } = openList({ list: () => new Promise((answer) => waiting.push(answer)) });
    waiting[0]?.(answerWith(teeProduct, mugProduct));
    await settlePromises();
    model.actions.sortBy('title');
    model.actions.sortBy('featured');
    waiting[2]?.(answerWith(mugProduct));
    await settlePromises();
    waiting[1]?.(answerWith(teeProduct));
    await settlePromises();
    assert.deepEqual(titles(), ['Stoneware Mug']);
    assert.deepEqual(said, ['2 products', '1 product']);
  });

  it('ignores an order that the backend does not have', async () => {
    const { model, queries } = openList({ list: () => Promise.resolve(answerWith(teeProduct)) });
    await settlePromises();
    model.actions.sortBy('newest');
    model.actions.sortBy('cheapest');
    assert.deepEqual(queries, []);
  });

  it('announces that a list is empty in the words that it shows', async () => {
    const { shown, said } = openList({ list: () => Promise.resolve({ items: [], total: 0 }) });
    await settlePromises();
    assert.deepEqual([shown().emptyText, said], ['No products yet.', ['No products yet.']]);
  });

  it('is hidden where the backend has no lists', async () => {
    const { model } = openList({});
    await settlePromises();
    assert.equal(model.$content.get().state, 'hidden');
  });

  it('keeps the products when another page fails, and repeats the request', async () => {
    let isOffline = false;
    const { model, shown, titles, errors } = openList({
      list: () =>
        isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(answerWith(mugProduct)),
    });
    await settlePromises();
    isOffline = true;
    model.actions.sortBy('title');
    await settlePromises();
    assert.deepEqual([shown().hasFailed, titles(), errors.length], [true, ['Stoneware Mug'], 1]);
    isOffline = false;
    model.actions.retry();
    await settlePromises();
    assert.deepEqual([shown().hasFailed, shown().controls?.sort], [false, 'title']);
  });

  it('shows related products without controls, and nothing where there are none', async () => {
    const asked: unknown[] = [];
    const related = (query: unknown) => {
      asked.push(query);
      return Promise.resolve({ items: asked.length === 1 ? [mugProduct] : [] });
    };
    const look = { source: 'related', itemId: 'tee', pageSize: 4 } as const;
    const { model, shown, titles, said } = openList({ related }, look);
    await settlePromises();
    assert.deepEqual([titles(), shown().controls, said], [['Stoneware Mug'], null, []]);
    model.show({ ...LOOK, ...look, itemId: 'print' }, QUERY, false);
    await settlePromises();
    assert.equal(model.$content.get().state, 'hidden');
    assert.deepEqual(asked, [
      { itemId: 'tee', limit: 4 },
      { itemId: 'print', limit: 4 },
    ]);
  });

  it('links to the pages around the current one', async () => {
    const { model, shown } = openList({
      list: () => Promise.resolve({ items: [mugProduct], total: 200, hasNextPage: true, orders: ORDERS }),
    });
    await settlePromises();
    model.actions.goTo(5);
    await settlePromises();
    const { pages } = shown();
    assert.deepEqual(
      pages.map(({ text, isCurrent }) => (isCurrent ? `[${text}]` : text)),
      ['Previous', '1', '4', '[5]', '6', '9', 'Next'],
    );
    assert.equal(pages[0]?.href, '?page=4');
  });

  it('links to pages that exist, from a page behind the last one', async () => {
    const { model, shown } = openList({
      list: () => Promise.resolve({ items: [], total: 200, orders: ORDERS }),
    });
    await settlePromises();
    model.actions.goTo(50);
    await settlePromises();
    const links = shown().pages.map(({ text, href }) => `${text} ${href}`);
    assert.deepEqual(links, ['Previous ?page=9', '1 ?page=1', '9 ?page=9']);
  });

  it('links to neighbors alone where the backend does not count', async () => {
    const { shown } = openList({ list: () => Promise.resolve({ items: [mugProduct], hasNextPage: true }) });
    await settlePromises();
    assert.deepEqual(
      shown().pages.map(({ text }) => text),
      ['1', 'Next'],
    );
    assert.equal(shown().controls?.countText, null);
  });

  it('links from a page behind the last one to the last', async () => {
    const { model, shown } = openList({
      list: ({ page }) => Promise.resolve({ items: page > 2 ? [] : [mugProduct], total: 48, orders: ORDERS }),
    });
    await settlePromises();
    model.actions.goTo(9_000);
    await settlePromises();
    assert.deepEqual(
      shown().pages.map(({ page }) => page),
      [2, 1, 2],
    );
    assert.equal(shown().emptyText, 'No products on this page.');
  });
});
