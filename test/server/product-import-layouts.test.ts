import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { editProduct, errorsOf } from '../support/product-form.ts';
import { importAll, preview } from '../support/product-imports.ts';
import type { Visitor } from '../support/visitor.ts';

type Row = Readonly<Record<string, string>>;

describeOnAnyDatabase('import of products of other shops', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  async function exported(): Promise<{ readonly rows: readonly Row[] }> {
    const { text } = await owner.get('/owner/products.csv');
    return { rows: parse<Row>(text, { bom: true, columns: true }) };
  }

  test('reads the columns of Shopify', async () => {
    const page = await preview(
      owner,
      'Handle,Title,Body (HTML),Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,' +
        'Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src,Gift Card,Status\n' +
        'wool-hat,Wool Hat,<p>Warm</p>,Us,true,Color,Red,hat-red,shopify,3,deny,20.00,25.00,https://x.example/1.png,false,active\n' +
        'wool-hat,,,,,,Blue,hat-blue,shopify,0,continue,20.00,,https://x.example/2.png,,\n' +
        'wool-hat,,,,,,,,,,,,,https://x.example/3.png,,\n' +
        'Felt_Hat,Felt Hat,,Us,true,Title,Default Title,,,,deny,30,,,false,draft\n' +
        'owing-hat,Owing Hat,,Us,true,Title,Default Title,owing,shopify,-2,deny,30,,,false,active\n' +
        'hat-card,Hat Card,,Us,true,Denominations,$10,card-10,,,deny,10.00,,,true,active\n',
    );
    assert.equal(page.facts['Columns of'], 'Shopify');
    assert.deepEqual(page.problems, [
      'Line 6, Variant Inventory Qty Enter a whole number from 0 to 999,999.',
    ]);
    assert.match(page.notes.join(), /does not load files from other sites \(column “Image Src”\)/);
    assert.match(page.notes.join(), /not imported: Vendor\./);
    await importAll(owner, page);
    const { rows } = await exported();
    const columns = ['Kind', 'Published', 'Option 1 name', 'Option 1 value', 'Price', 'Sale price', 'Stock'];
    const cells = (slug: string) =>
      rows.filter(({ URL: url }) => url === slug).map((row) => columns.map((name) => row[name]));
    assert.deepEqual(cells('wool-hat'), [
      ['physical', 'yes', 'Color', 'Red', '25.00', '20.00', '3'],
      ['', '', 'Color', 'Blue', '20.00', '', 'Unlimited'],
    ]);
    assert.deepEqual(cells('felt-hat'), [['physical', 'no', '', '', '30.00', '', 'Unlimited']]);
    assert.deepEqual(cells('hat-card'), [
      ['gift-card', 'yes', 'Denominations', '$10', '10.00', '', 'Unlimited'],
    ]);
    const newer =
      'Title,URL handle,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,' +
      'Inventory tracker,Inventory quantity,Continue selling when out of stock\n' +
      'Wool Hat,wool-hat,TRUE,Active,hat-red,Color,Red,20.00,25.00,shopify,3,DENY\n';
    assert.equal((await preview(owner, newer)).facts['Unchanged products'], '1');
  });

  test('reads the columns of Squarespace', async () => {
    const page = await preview(
      owner,
      'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product Page,Product URL,Title,' +
        'Description,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Categories,Visible,Hosted Image URLs\n' +
        'a1,v1,PHYSICAL,store,linen-bag,Linen Bag,<p>Light</p>,bag-s,Size,S,30.00,25.00,Yes,4,/bags,Yes,https://x.example/1.png\n' +
        ',v2,,,,,,bag-l,Size,L,32.00,25.00,No,Unlimited,,,\n' +
        'a2,v3,SERVICE,store,bag-repair,Bag Repair,,repair,,,15.00,0.00,No,2,,No,\n',
    );
    assert.equal(page.facts['Columns of'], 'Squarespace');
    assert.deepEqual(page.problems, []);
    await importAll(owner, page);
    const { rows } = await exported();
    const columns = ['Kind', 'Store', 'Published', 'Option 1 value', 'Price', 'Sale price', 'Stock'];
    assert.deepEqual(
      rows
        .filter(({ URL: url }) => url === 'linen-bag' || url === 'bag-repair')
        .map((row) => columns.map((name) => row[name]))
        .sort(),
      [
        ['', '', '', 'L', '32.00', '', 'Unlimited'],
        ['physical', 'shop', 'yes', 'S', '30.00', '25.00', '4'],
        ['service', 'shop', 'no', '', '15.00', '', '2'],
      ],
    );
  });

  test('makes the amounts of gift cards without options, and says that downloads have no files', async () => {
    const file =
      'URL,Title,Kind,Price\nplain-card,Plain Card,gift-card,25\nplain-card,,,50.50\n' +
      'no-card,No Card,gift-card,0\nno-file,No File,digital,5\n';
    const page = await preview(owner, file);
    assert.deepEqual(page.problems, ['Line 4, Price Enter a price like 18.00.']);
    assert.match(page.notes.join(), /New digital products have no files yet/);
    const done = await importAll(owner, page);
    assert.equal(done.facts['Created'], '2');
    const { rows } = await exported();
    const cards = rows.filter(({ URL: url }) => url === 'plain-card');
    assert.deepEqual(
      cards.map((row) => [row['Option 1 name'], row['Option 1 value'], row['Price']]),
      [
        ['Denomination', '$25', '25.00'],
        ['Denomination', '$50.50', '50.50'],
      ],
    );
    assert.equal((await preview(owner, file)).facts['Unchanged products'], '2');
    const saved = await editProduct(owner, cards[0]?.['Product ID'] ?? '', { amounts: '25, 100' });
    assert.equal(saved.status, 303, JSON.stringify(errorsOf(saved)));
  });
});
