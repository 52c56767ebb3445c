import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NotFoundError } from '../../../core/errors/index.ts';
import { NO_FILTERS } from '../../../core/product-list/index.ts';
import type { ListLook } from '../../../elements/store-list/look.ts';
import { ListModel } from '../../../elements/store-list/model.ts';
import { mugProduct, printProduct, teeProduct } from '../../../elements/testing-products.ts';
import { listenAlways, settlePromises } from '../shop.ts';

const LOOK: ListLook = {
  ...{ source: 'recent', collection: '', layout: 'grid', hasTemplate: false, pageSize: 24, paging: 'links' },
  ...{ filterKinds: ['options'], itemId: null, recentIds: [] },
};
const QUERY = { category: null, sort: 'featured', page: 1, filters: NO_FILTERS } as const;
const PRODUCTS: Readonly<Record<string, object>> = {
  tee: { ...teeProduct, id: 'tee' },
  mug: { ...mugProduct, id: 'mug' },
  print: { ...printProduct, id: 'print' },
};

type Load = (id: string, signal: AbortSignal) => Promise<unknown>;

const find: Load = (id) => Promise.resolve(PRODUCTS[id]);

function open(recentIds: readonly string[], load: Load = find) {
  const asked: string[] = [];
  const gone: string[] = [];
  const errors: unknown[] = [];
  const said: string[] = [];
  const missing = () => Promise.resolve(undefined);
  const model = new ListModel({
    gateway: { list: missing, search: missing, related: missing },
    products: {
      load: (id, signal) => {
        asked.push(id);
        return load(id, signal);
      },
      onGone: (id) => gone.push(id),
    },
    report: (error) => errors.push(error),
    getPage: () => ({ currency: 'USD', locale: 'en-US' }),
    announce: (text) => said.push(text),
    addressOf: () => assert.fail('no address'),
    onQuery: () => assert.fail('no query'),
  });
  model.start(listenAlways);
  const show = async (look: Partial<ListLook> = {}) => {
    model.show({ ...LOOK, recentIds, ...look }, QUERY, false);
    await settlePromises();
    return model.$content.get();
  };
  const titles = () => {
    const content = model.$content.get();
    return content.state === 'shown' ? content.cards?.map(({ title }) => title) : content.state;
  };
  return { model, asked, gone, errors, said, show, titles };
}

describe('recently viewed products', () => {
  it('are shown in their order, without controls, pages and an announcement', async () => {
    const { show, titles, said } = open(['print', 'tee', 'mug']);
    const content = await show();
    assert.deepEqual(titles(), ['Harbor Print', 'Everyday Tee', 'Stoneware Mug']);
    assert.ok(content.state === 'shown');
    assert.deepEqual(
      [content.controls, content.pages, content.hasMore, content.emptyText, said],
      [null, [], false, null, []],
    );
  });

  it('leave out the product of the page', async () => {
    const { show, asked } = open(['tee', 'mug']);
    await show({ itemId: 'tee' });
    assert.deepEqual(asked, ['mug']);
  });

  it('are at most those of the page size, and twelve', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `p${index}`);
    const many = open(ids, () => Promise.resolve(mugProduct));
    await many.show({ itemId: 'p0' });
    assert.deepEqual([many.asked.length, many.asked[0]], [12, 'p1']);
    const few = open(ids);
    await few.show({ pageSize: 2 });
    assert.deepEqual(few.asked, ['p0', 'p1']);
  });

  it('forget and leave out those that the store does not have any more', async () => {
    const { show, titles, gone, errors } = open(['old', 'mug'], (id) =>
      id === 'old' ? Promise.reject(new NotFoundError('/old')) : find(id, new AbortController().signal),
    );
    await show();
    assert.deepEqual([titles(), gone, errors], [['Stoneware Mug'], ['old'], []]);
  });

  it('report one failure without a message, and keep what has failed', async () => {
    const { show, titles, gone, errors } = open(['tee', 'mug', 'print'], (id, signal) =>
      id === 'mug' ? find(id, signal) : Promise.reject(new Error('offline')),
    );
    const content = await show();
    assert.deepEqual([titles(), gone, errors.length], [['Stoneware Mug'], [], 1]);
    assert.ok(content.state === 'shown' && !content.hasFailed);
  });

  it('leave out an answer that is no product', async () => {
    const { show, titles } = open(['mug', 'tee'], (id, signal) =>
      id === 'tee' ? Promise.resolve('<html>') : find(id, signal),
    );
    await show();
    assert.deepEqual(titles(), ['Stoneware Mug']);
  });

  it('draw nothing and ask for nothing where there are none, and where none loads', async () => {
    const none = open([]);
    assert.deepEqual([(await none.show()).state, none.asked, none.model.$states.get()], ['hidden', [], []]);
    const failed = open(['mug'], () => Promise.reject(new Error('offline')));
    assert.equal((await failed.show()).state, 'hidden');
  });

  it('are filled as long as there are any', async () => {
    const { model, show, titles } = open(['mug']);
    await show();
    assert.deepEqual(model.$states.get(), ['filled']);
    await show({ recentIds: [] });
    assert.deepEqual([titles(), model.$states.get()], ['hidden', []]);
  });

  it('abort the requests of products that are not wanted any more', async () => {
    const signals: AbortSignal[] = [];
    const { show, titles } = open(['mug'], (id, signal) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise(() => undefined) : find(id, signal);
    });
    await show();
    await show({ recentIds: ['tee'] });
    assert.deepEqual([signals.map(({ aborted }) => aborted), titles()], [[true, false], ['Everyday Tee']]);
  });
});
