import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { NO_FILTERS } from '../../../core/product-list/index.ts';
import { mugProduct } from '../../../elements/testing-products.ts';
import { settlePromises } from '../shop.ts';
import { answerWith, openList } from './open-list.ts';

describe('the filters of a list', () => {
  it('tells values of two options with one name apart', async () => {
    const { model, shown } = openList({ list: () => Promise.resolve(answerWith(mugProduct)) });
    await settlePromises();
    model.actions.filterBy({ ...NO_FILTERS, options: { Top: ['M'], Bottom: ['M'] } });
    await settlePromises();
    const keys = shown().controls?.chips.map(({ key }) => key);
    assert.equal(new Set(keys).size, 2);
  });

  it('offers an option with the name of a member of every object', async () => {
    const filters = {
      options: ['constructor', '__proto__'].map((name) => ({ name, values: [{ value: 'a' }] })),
    };
    const { model, shown, errors } = openList(
      { list: () => Promise.resolve({ ...answerWith(mugProduct), filters }) },
      { filterKinds: ['options'] },
    );
    await settlePromises();
    const choices = () => shown().controls?.filters.flatMap((filter) => filter.choices) ?? [];
    for (const { next } of choices()) model.actions.filterBy(next);
    await settlePromises();
    assert.deepEqual([choices().map(({ isChecked }) => isChecked), errors], [[false, true], []]);
    model.actions.clear();
    assert.deepEqual(
      choices().map(({ isChecked }) => isChecked),
      [false, false],
    );
  });

  it('has no fields for a price that all products share, until a price is chosen', async () => {
    const filters = { prices: { minCents: 500, maxCents: 500 } };
    const { model, shown } = openList(
      { list: () => Promise.resolve({ ...answerWith(mugProduct), filters }) },
      { filterKinds: ['price'] },
    );
    await settlePromises();
    assert.deepEqual(shown().controls?.prices, []);
    model.actions.filterBy({ ...NO_FILTERS, minPriceCents: 600 });
    await settlePromises();
    assert.equal(shown().controls?.prices.length, 2);
  });
});
