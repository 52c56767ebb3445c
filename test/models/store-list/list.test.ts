import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_FILTERS, type AddressQuery, type ProductListGateway } from '../../../core/product-list/index.ts';
import { ListModel, type ListLook } from '../../../elements/store-list/model.ts';
import { mugProduct, teeProduct } from '../../../elements/testing-products.ts';
import { listenAlways, settlePromises } from '../shop.ts';

const LOOK: ListLook = {
  source: 'catalogue',
  collection: '',
  layout: 'grid',
  hasTemplate: false,
  pageSize: 24,
  paging: 'links',
  filterKinds: [],
  itemId: null,
  recentIds: [],
};
const QUERY: AddressQuery = { category: null, sort: 'featured', page: 1, filters: NO_FILTERS };
const ORDERS = ['featured', 'title'];

const answerWith = (...items: readonly object[]) => ({ items, total: items.length, orders: ORDERS });

function open(gateway: ProductListGateway, look: Partial<ListLook> = {}, isPrinted = false) {
  const said: string[] = [];
  const queries: AddressQuery[] = [];
  const errors: unknown[] = [];
  const missing = () => Promise.resolve(undefined);
  const model = new ListModel({
    gateway: { list: missing, search: missing, related: missing, ...gateway },
    products: { load: missing, onGone: () => undefined },
    report: (error) => errors.push(error),
    getPage: () => ({ currency: 'USD', locale: 'en-US' }),
    announce: (text) => said.push(text),
    addressOf: ({ page }) => `?page=${page}`,
    onQuery: (query) => queries.push(query),
  });
  model.start(listenAlways);
  model.show({ ...LOOK, ...look }, QUERY, isPrinted);
  const shown = () => {
    const content = model.$content.get();
    assert.equal(content.state, 'shown');
    return content;
  };
  const titles = () => shown().cards?.map(({ title }) => title);
  return { model, said, queries, errors, shown, titles };
}

describe('a list of products', () => {
  it('drops the answer of an outdated question', async () => {
    const waiting: ((answer: object) => void)[] = [];
    const { model, titles, said } = open({ list: () => new Promise((answer) => waiting.push(answer)) });
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
    const { model, queries } = open({ list: () => Promise.resolve(answerWith(teeProduct)) });
    await settlePromises();
    model.actions.sortBy('newest');
    model.actions.sortBy('cheapest');
    assert.deepEqual(queries, []);
  });

  it('is hidden where the backend has no lists', async () => {
    const { model } = open({});
    await settlePromises();
    assert.equal(model.$content.get().state, 'hidden');
  });

  it('keeps the products when another page fails, and repeats the request', async () => {
    let isOffline = false;
    const { model, shown, titles, errors } = open({
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

  it('asks for nothing while the page shows what the server has printed', async () => {
    let count = 0;
    const { model } = open(
      {
        list: () => {
          count += 1;
          return Promise.resolve(answerWith(mugProduct));
        },
      },
      {},
      true,
    );
    await settlePromises();
    assert.equal(count, 0);
    model.choose({ ...QUERY, page: 2 });
    await settlePromises();
    assert.equal(count, 1);
  });

  it('shows related products without controls, and nothing where there are none', async () => {
    const asked: unknown[] = [];
    const related = (query: unknown) => {
      asked.push(query);
      return Promise.resolve({ items: asked.length === 1 ? [mugProduct] : [] });
    };
    const look = { source: 'related', itemId: 'tee', pageSize: 4 } as const;
    const { model, shown, titles, said } = open({ related }, look);
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

  it('has a key of its own for each filter that applies, also for options with the same value', async () => {
    const { model, shown } = open({ list: () => Promise.resolve(answerWith(mugProduct)) });
    await settlePromises();
    model.actions.filterBy({ ...NO_FILTERS, options: { Size: ['M'], Fit: ['M'] }, isAvailable: true });
    await settlePromises();
    const keys = shown().controls?.chips.map(({ key }) => key);
    assert.deepEqual(keys, ['option.Size=M', 'option.Fit=M', 'available']);
  });

  it('filters by an option with the name of a property that all objects have', async () => {
    const filters = { options: [{ name: 'constructor', values: [{ value: 'Ada', count: 1 }] }] };
    const { model, shown } = open(
      { list: () => Promise.resolve({ ...answerWith(mugProduct), filters }) },
      { filterKinds: ['options'] },
    );
    await settlePromises();
    const choice = () => shown().controls?.filters[0]?.choices[0];
    for (const isChecked of [true, false]) {
      model.actions.filterBy(choice()?.next ?? NO_FILTERS);
      await settlePromises();
      assert.equal(choice()?.isChecked, isChecked);
    }
  });

  it('has no fields for a price that all products share, until a price is chosen', async () => {
    const filters = { prices: { minCents: 500, maxCents: 500 } };
    const { model, shown } = open(
      { list: () => Promise.resolve({ ...answerWith(mugProduct), filters }) },
      { filterKinds: ['price'] },
    );
    await settlePromises();
    assert.deepEqual(shown().controls?.prices, []);
    model.actions.filterBy({ ...NO_FILTERS, minPriceCents: 600 });
    await settlePromises();
    assert.equal(shown().controls?.prices.length, 2);
  });

  it('links to the pages around the current one', async () => {
    const { model, shown } = open({
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
    const { model, shown } = open({ list: () => Promise.resolve({ items: [], total: 200, orders: ORDERS }) });
    await settlePromises();
    model.actions.goTo(50);
    await settlePromises();
    const links = shown().pages.map(({ text, href }) => `${text} ${href}`);
    assert.deepEqual(links, ['Previous ?page=9', '1 ?page=1', '9 ?page=9']);
  });

  it('links to neighbors alone where the backend does not count', async () => {
    const { shown } = open({ list: () => Promise.resolve({ items: [mugProduct], hasNextPage: true }) });
    await settlePromises();
    assert.deepEqual(
      shown().pages.map(({ text }) => text),
      ['1', 'Next'],
    );
    assert.equal(shown().controls?.countText, null);
  });
});
