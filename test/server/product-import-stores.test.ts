import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { changed, controlsOf, createProduct } from '../support/product-form.ts';
import { importAll, openImport, preview } from '../support/product-imports.ts';
import type { Visitor } from '../support/visitor.ts';

type Row = Readonly<Record<string, string>>;

describeOnAnyDatabase('import of products into stores', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  const countIn = async (name: string): Promise<number> => {
    const { text } = await owner.get('/owner/products.csv');
    const rows = parse<Row>(text, { bom: true, columns: true });
    return rows.filter((row) => row['Title'] !== '' && row['Store'] === name).length;
  };

  test('moves a product to another store, without the categories of the old one', async () => {
    const path = '/owner/stores/new';
    const created = await owner.post(
      path,
      changed(controlsOf(await owner.get(path), path), { title: 'Old Shelf' }),
    );
    const shelf = (created.headers.get('location') ?? '').replace(/\?.*/, '');
    const categories = `${shelf}/categories`;
    await owner.post(categories, {
      ...controlsOf(await owner.get(categories), categories),
      displayName: 'Jugs',
    });
    const collectionId = shelf.split('/').at(-1) ?? '';
    const id = await createProduct(owner, {
      title: 'Moved Jug',
      slug: 'moved-jug',
      'variants.0.price': '5',
      collectionId,
      categories: 'Jugs',
    });
    const page = await preview(owner, 'URL,Store\nmoved-jug,shop\n');
    assert.deepEqual(page.rows[0]?.slice(2), ['Changed', 'store']);
    assert.equal((await importAll(owner, page)).facts['Changed'], '1');
    const form = `/owner/products/${id}`;
    const controls = controlsOf(await owner.get(form), form);
    assert.deepEqual([controls['collectionId'], controls['categories']], ['shop', '']);
  });

  test('fills stores up to 200 products, and makes further ones only if the owner wants it', async () => {
    await importAll(owner, await preview(owner, 'URL,Title,Price,SKU\nfirst-full,First,1,first-full\n'));
    const rows = Array.from(
      { length: 205 },
      (_, index) => `full-${index},Full ${index},1,full-${index},shop`,
    );
    const file = ['URL,Title,Price,SKU,Store', ...rows].join('\n');
    const refused = await preview(owner, file, { collectionId: 'shop' });
    assert.match(
      refused.problems[0] ?? '',
      /^Line \d+, Store A store has up to 200 products, and “Shop” is full\.$/,
    );
    const page = await preview(owner, file, { collectionId: 'shop', makesStores: true });
    assert.equal(page.button, 'Import 205 products');
    const last = await openImport(owner, `${page.path}?page=9`);
    assert.deepEqual(last.rows.at(-1)?.slice(1), [
      'Full 204',
      'New',
      '/full-204 · Shop 2 · $1.00 · 0 in stock',
    ]);
    // The product for which the store would be made cannot be saved any more.
    const taken = `full-${200 - (await countIn('shop'))}`;
    await importAll(owner, await preview(owner, `URL,SKU,Price\nfirst-full,${taken},1\n`));
    const done = await importAll(owner, page);
    assert.deepEqual(
      [done.facts['Created'], done.facts['Not imported']],
      ['204', 'one product with one row'],
    );
    assert.equal(await countIn('shop'), 200);
    assert.ok((await countIn('shop-2')) > 0);
    assert.match((await owner.get('/owner/stores')).text, /Shop 2/);
    const again = await preview(owner, file, { collectionId: 'shop', makesStores: true });
    assert.equal(again.facts['Unchanged products'], '204');
    // With room in the store that its row names, a product returns from the further one.
    await importAll(owner, await preview(owner, 'URL,Store\nmug,old-shelf\n'));
    const back = await preview(owner, file, { collectionId: 'shop' });
    const { rows: changes } = await openImport(owner, `${back.path}?state=changed`);
    assert.deepEqual(
      changes.map((row) => row.slice(2)),
      [['Changed', 'store']],
    );
    assert.equal((await importAll(owner, back)).facts['Changed'], '1');
    assert.equal(await countIn('shop'), 200);
  });
});
