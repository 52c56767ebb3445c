import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { controlsOf, createProduct, editProduct } from '../support/product-form.ts';
import { importAll, openImport, preview } from '../support/product-imports.ts';
import type { Visitor } from '../support/visitor.ts';

type Row = Readonly<Record<string, string>>;

const TAGS = `plain, "one, two", '=apostrophe, -minus`;

describeOnAnyDatabase('a file of products that is exported and imported', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  const ids: string[] = [];
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
    const common = { excerpt: 'One\r\ntwo, "three"', body: '<p>A</p>\r\n<p>=B</p>', tags: TAGS };
    const kinds = { physical: '12', digital: '5', service: '30' };
    for (const [kind, price] of Object.entries(kinds))
      ids.push(await createProduct(owner, { ...common, title: `=${kind}`, 'variants.0.price': price }, kind));
    ids.push(await createProduct(owner, { ...common, title: 'Card', amounts: '10, 25' }, 'gift-card'));
    const plan = { way: 'both', interval: '2', unit: 'WEEK', cycles: '6', 'variants.0.payment': '11' };
    assert.equal((await editProduct(owner, ids[0] ?? '', plan)).status, 303);
  });

  async function exported(): Promise<{ readonly text: string; readonly rows: readonly Row[] }> {
    const { text } = await owner.get('/owner/products.csv');
    return { text, rows: parse<Row>(text, { bom: true, columns: true }) };
  }

  async function formOf(id: string): Promise<Row> {
    const path = `/owner/products/${id}`;
    const { version: _, ...controls } = controlsOf(await owner.get(path), path);
    return controls;
  }

  test('changes nothing, for each kind of product', async () => {
    const { text, rows } = await exported();
    for (const id of ids) assert.ok(rows.some((row) => row['Product ID'] === id && row['Tags'] !== ''));
    const page = await preview(owner, text);
    const { rows: changes } = await openImport(owner, `${page.path}?state=changed`);
    assert.deepEqual([changes, page.problems, page.button], [[], [], undefined]);
  });

  test('loses nothing when another column is changed', async () => {
    const before = await Promise.all(ids.map(formOf));
    const { rows } = await exported();
    const changed = rows.map((row) => (row['Title'] === '' ? row : { ...row, Title: `${row['Title']} new` }));
    const done = await importAll(owner, await preview(owner, stringify([...changed], { header: true })));
    assert.equal(done.facts['Not imported'], 'none');
    const after = await Promise.all(ids.map(formOf));
    assert.deepEqual(
      after,
      before.map((controls) => ({ ...controls, title: `${controls['title'] ?? ''} new` })),
    );
  });

  test('has tags that can be changed, and the addresses of pictures, which are not loaded', async () => {
    const { rows } = await exported();
    const pictured = rows.find((row) => (row['Pictures'] ?? '') !== '');
    const [first = ''] = (pictured?.['Pictures'] ?? '').split(' ');
    assert.equal((await owner.get(new URL(first).pathname)).status, 200, first);
    const [id = ''] = ids;
    const page = await preview(
      owner,
      `Product ID,Tags,Pictures\n${id},"new, New, 'x",https://x.example/1.png\n`,
    );
    assert.deepEqual(page.rows[0]?.slice(2), ['Changed', 'tags']);
    assert.match(page.notes.join(), /Pictures are not imported \(column “Pictures”\)/);
    await importAll(owner, page);
    assert.equal((await formOf(id))['tags'], "new, 'x");
    await importAll(owner, await preview(owner, `Product ID,Tags\n${id},\n`));
    assert.equal((await formOf(id))['tags'], '');
    for (const heading of ['Handle', 'Product URL']) {
      const { rows: changes } = await preview(owner, `${heading},Tags\nphysical,"wool, felt"\n`);
      assert.deepEqual(changes[0]?.slice(2), ['Changed', 'tags'], heading);
    }
    const long = await preview(owner, `Product ID,Tags\n${id},${'x'.repeat(1_000)}\n`);
    assert.match(long.problems[0] ?? '', /^Line 2, Tags /);
  });
});
