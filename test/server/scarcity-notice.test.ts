import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { PRODUCT_WORDS } from '../../core/words/index.ts';
import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('the marks of product cards', (stores) => {
  let store: OpenStore;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, ownerPassword: OWNER_PASSWORD });
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

  /** Few are left; the owner turns the notice off and on again. */
  async function letTheOwnerDecide(): Promise<void> {
    const [owner, visitor] = [await arriveAsOwner(store.url), await Visitor.arrive(store.url)];
    const API = '/api/v1/commerce-preferences/merchandising';
    const page = '/owner/preferences';
    const pages = async () => {
      const texts = [
        await card(),
        (await visitor.get('/shop/mug')).text,
        (await visitor.get('/shop/mug/classic')).text,
      ];
      return [
        /Only 2 left/.test(texts[0] ?? ''),
        /"scarcityEnabled":true/.test(texts[1] ?? ''),
        /Only 2 left/.test(texts[2] ?? ''),
      ];
    };
    const isChecked = async () => /name="scarcityEnabled"[^>]* checked/.test((await owner.get(page)).text);
    assert.deepEqual([await pages(), await isChecked()], [[true, true, true], true]);
    await owner.send('PUT', API, { kept: 'by a program' });
    assert.equal((await owner.post(page, {}, { crumb: 'wrong' })).status, 403);
    assert.equal(await isChecked(), true);
    const saved = await owner.post(page, {});
    assert.deepEqual([saved.status, saved.headers.get('location')], [303, `${page}?done=1`]);
    assert.match((await owner.get(`${page}?done=1`)).text, /role="status">Preferences saved\./);
    assert.deepEqual([await pages(), await isChecked()], [[false, false, false], false]);
    const { kept, scarcityEnabled } = (await owner.get(API)).json() as Readonly<Record<string, unknown>>;
    assert.deepEqual([kept, scarcityEnabled], ['by a program', false]);
    await owner.post(page, { scarcityEnabled: '1' });
    assert.deepEqual([await pages(), await isChecked()], [[true, true, true], true]);
  }

  test('show nothing for enough stock, the count for little, and sold out for none', async () => {
    assert.doesNotMatch(await card(), /product-mark|product-scarcity/);
    await buyMugs(46);
    assert.doesNotMatch(await card(), /product-scarcity/, 'four are not few');
    await buyMugs(2);
    assert.match(await card(), /<div class="product-scarcity">\s*Only 2 left\s*<\/div>/);
    await letTheOwnerDecide();
    await buyMugs(2);
    assert.ok((await card()).includes(`<div class=\"product-mark sold-out\">${PRODUCT_WORDS.soldOut}</div>`));
    assert.doesNotMatch(await card(), /product-scarcity/);
  });
});
