import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ProductListGateway } from '../../../core/product-list/index.ts';
import { mugProduct } from '../../../elements/testing-products.ts';
import { settlePromises } from '../shop.ts';
import { answerWith, LOOK, openList, QUERY } from './open-list.ts';

describe('a printed list', () => {
  it('asks for nothing while the page shows what the server has printed', async () => {
    let count = 0;
    const { model } = openList(
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

  it('keeps what the server has printed when the visitor goes back before another page has loaded', async () => {
    const waiting: ((answer: object) => void)[] = [];
    const { model } = openList({ list: () => new Promise((answer) => waiting.push(answer)) }, {}, true);
    model.choose({ ...QUERY, page: 2 });
    model.show(LOOK, QUERY, true);
    waiting[0]?.(answerWith(mugProduct));
    await settlePromises();
    assert.deepEqual(model.$content.get(), { state: 'waiting', isLoading: false, hasFailed: false });
  });

  it('loads another address than that of the printed list', async () => {
    const asked: number[] = [];
    const list: ProductListGateway['list'] = ({ page }) => {
      asked.push(page);
      return Promise.resolve(answerWith(mugProduct));
    };
    const { model } = openList({ list }, {}, true);
    model.show(LOOK, { ...QUERY, page: 2 }, true);
    await settlePromises();
    assert.deepEqual(asked, [2]);
  });
});
