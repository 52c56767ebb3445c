import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnEachDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { Visitor } from '../support/visitor.ts';

describeOnEachDatabase('the marks of the shop', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS });
  });

  /** The card of the mug, as it is printed. */
  async function card(): Promise<string> {
    const visitor = await Visitor.arrive(store.url);
    const { text } = await visitor.get('/shop');
    const cards = text.split('<li class="card product-card">');
    return cards.find((each) => each.includes('Stoneware Mug')) ?? '';
  }

  async function buyMugs(quantity: number): Promise<void> {
    const visitor = await Visitor.arrive(store.url);
    await visitor.add({ itemId: 'mug', quantity });
    assert.equal((await visitor.order()).status, 303);
  }

  test('say nothing of what is there, how few are left, and at last that it is sold out', async () => {
    assert.doesNotMatch(await card(), /product-mark|product-scarcity/);
    await buyMugs(46);
    assert.doesNotMatch(await card(), /product-scarcity/, 'four are not few');
    await buyMugs(2);
    assert.match(await card(), /<div class="product-scarcity">\s*Only 2 are left\s*<\/div>/);
    await buyMugs(2);
    assert.match(await card(), /<div class="product-mark sold-out">sold out<\/div>/);
    assert.doesNotMatch(await card(), /product-scarcity/);
  });
});
