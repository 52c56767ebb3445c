import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, createProduct, variantsOf } from '../support/product-form.ts';
import { importAll, preview } from '../support/product-imports.ts';
import type { Visitor } from '../support/visitor.ts';

describeOnAnyDatabase('import of products into a store that has changed since the preview', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const REFUSED = ['Not imported', 'Line 2: The store has changed since the preview.'];

  async function remove(path: string): Promise<void> {
    const form = `${path}/delete`;
    const { status } = await owner.post(form, controlsOf(await owner.get(form), form));
    assert.equal(status, 303);
  }

  test('adds no product to another store than the one that was deleted', async () => {
    const path = '/owner/stores/new';
    const controls = changed(controlsOf(await owner.get(path), path), { title: 'Gone Shelf' });
    const created = await owner.post(path, controls);
    const page = await preview(
      owner,
      'URL,Title,Price,Store\ngone-cup,Cup,1,Gone Shelf\nkept-cup,Cup,1,shop\n',
    );
    await remove((created.headers.get('location') ?? '').replace(/\?.*/, ''));
    const done = await importAll(owner, page);
    assert.deepEqual(done.rows[0]?.slice(2), REFUSED);
    assert.equal(done.facts['Created'], '1');
    assert.equal((await owner.get('/shop/gone-cup')).status, 404);
  });

  test('makes no product again that was deleted', async () => {
    const id = await createProduct(owner, { title: 'Old Cup', slug: 'old-cup', 'variants.0.price': '5' });
    const page = await preview(owner, 'URL,Title,Price\nold-cup,Old Cup,6\n');
    assert.deepEqual(page.rows[0]?.slice(2), ['Changed', 'price']);
    await remove(`/owner/products/${id}`);
    assert.deepEqual((await importAll(owner, page)).rows[0]?.slice(2), REFUSED);
    assert.equal((await owner.get('/shop/old-cup')).status, 404);
  });

  test('overwrites no product that was created, but takes one that is the same', async () => {
    const page = await preview(
      owner,
      'URL,Title,Price,SKU\nby-hand,Cup,6,by-hand\nequal-cup,Cup,7,equal-cup\n',
    );
    const id = await createProduct(owner, { title: 'Mine', slug: 'by-hand', 'variants.0.price': '5' });
    await importAll(owner, await preview(owner, 'URL,Title,Price,SKU\nequal-cup,Cup,7,equal-cup\n'));
    const done = await importAll(owner, page);
    assert.deepEqual(
      done.rows.map((row) => row[2]),
      ['Not imported', 'Unchanged'],
    );
    assert.deepEqual(done.rows[0]?.slice(2), REFUSED);
    assert.deepEqual(await variantsOf(owner, id), [['', 'by-hand', 500, 0]]);
  });
});
