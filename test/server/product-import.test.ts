import assert from 'node:assert/strict';
import { parse } from 'csv-parse/sync';
import { before, test } from 'node:test';

import { describeOnAnyDatabase, type OpenStore } from '../support/each-database.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { variantsOf } from '../support/product-form.ts';
import { errorIn, importAll, openImport, preview, sendProducts } from '../support/product-imports.ts';
import { Visitor } from '../support/visitor.ts';

type Row = Readonly<Record<string, string>>;

describeOnAnyDatabase('import of products', (stores) => {
  let store: OpenStore;
  let owner: Visitor;
  before(async () => {
    store = await stores.open({ rateLimits: NO_LIMITS, captcha: null, ownerPassword: OWNER_PASSWORD });
    owner = await arriveAsOwner(store.url);
  });

  async function exported(): Promise<{ readonly text: string; readonly rows: readonly Row[] }> {
    const { text } = await owner.get('/owner/products.csv');
    return { text, rows: parse<Row>(text, { bom: true, columns: true }) };
  }

  test('changes nothing with a file that the store has exported', async () => {
    const { text, rows } = await exported();
    assert.ok(rows.length > 10, `${rows.length} rows`);
    const page = await preview(owner, text);
    assert.deepEqual(
      [
        page.facts['Columns of'],
        page.facts['New products'],
        page.facts['Changed products'],
        page.facts['Not imported'],
      ],
      ['This store', '0', '0', 'none'],
    );
    assert.match(page.text, /There is nothing to import/);
    assert.equal(page.button, undefined);
  });

  test('writes nothing before it is confirmed, then all good rows once, also when it is repeated', async () => {
    const file = [
      'URL,Title,Price,Stock,SKU',
      'ash-cup,Ash Cup,18.00,3,ash-cup',
      'moon-jar,Moon Jar,"1,299.00",Unlimited,moon-jar',
      'bad-cup,Bad Cup,€ 12,3,bad-cup',
      ',,,,',
      'tea-bowl,Tea Bowl,24,1,tea-bowl',
    ].join('\r\n');
    const page = await preview(owner, file, { name: '../<b>.csv' });
    assert.equal(page.facts['File'], '<b>.csv, 4 rows');
    assert.equal(page.button, 'Import 3 products');
    assert.deepEqual(page.problems, [
      'Line 4, Price Enter a price such as 18.00 or 1,299.00, without other signs.',
    ]);
    assert.deepEqual(page.rows[1], ['3', 'Moon Jar', 'New', '/moon-jar · Shop · $1,299.00 · Unlimited']);
    assert.equal((await owner.get('/shop/moon-jar')).status, 404);
    const [first, second] = await Promise.all([importAll(owner, page), importAll(owner, page)]);
    assert.deepEqual(first.facts, second.facts);
    assert.deepEqual(
      [first.facts['Created'], first.facts['Not imported']],
      ['3', 'one product with one row'],
    );
    assert.equal((await owner.get('/shop/moon-jar')).status, 200);
    const { rows } = await exported();
    assert.equal(rows.filter(({ URL: url }) => url === 'moon-jar').length, 1);
    const again = await preview(owner, file);
    assert.deepEqual(
      [again.facts['New products'], again.facts['Changed products'], again.facts['Unchanged products']],
      ['0', '0', '3'],
    );
  });

  test('changes only what the file has, finds products by id, URL, title or sku, and never doubles one', async () => {
    const made = await importAll(
      owner,
      await preview(
        owner,
        'Title,Description,Option 1 name,Option 1 value,SKU,Price,Stock\n' +
          'Celadon Plate,"<p>Hand-thrown.<script>1</script></p>",Size,S,plate-s,20,4\n' +
          'Celadon Plate,,Size,L,plate-l,30,5\n',
      ),
    );
    assert.equal(made.facts['Created'], '1');
    const before = (await exported()).rows.filter(({ URL: url }) => url === 'celadon-plate');
    assert.deepEqual(
      before.map((row) => [row['Description'], row['Option 1 value'], row['SKU']]),
      [
        ['<p>Hand-thrown.</p>', 'S', 'plate-s'],
        ['', 'L', 'plate-l'],
      ],
    );
    const id = before[0]?.['Product ID'] ?? '';
    const files = {
      id: `Product ID,Title\n${id},Celadon Dish\n`,
      url: 'URL,Option 1 name,Option 1 value,Price\nceladon-plate,Size,L,31\nceladon-plate,Size,XL,40\n',
      sku: 'SKU;Stock\nplate-l;7\nplate-s;Unlimited\n',
    };
    const facts: unknown[] = [];
    for (const file of Object.values(files)) {
      const page = await preview(owner, file);
      facts.push(page.rows.map((row) => row.slice(2)));
      assert.equal((await importAll(owner, page)).facts['Changed'], '1', file);
    }
    assert.deepEqual(facts, [
      [['Changed', 'title']],
      [['Changed', 'price, more variants']],
      [['Changed', 'stock']],
    ]);
    assert.deepEqual(await variantsOf(owner, id), [
      ['S', 'plate-s', 2_000, null],
      ['L', 'plate-l', 3_100, 7],
      ['XL', 'celadon-plate-xl', 4_000, 0],
    ]);
  });

  test('names the line and column of each error', async () => {
    const many = Array.from({ length: 251 }, (_, index) => `many,Many,Size,${index},many-${index},1,,1`);
    const file = [
      'URL,Title,Option 1 name,Option 1 value,SKU,Price,Sale price,Stock',
      'neg,Negative,,,neg,-1,,1',
      'nan,Not A Number,,,nan,NaN,,1',
      'exp,Exponent,,,exp,1e3,,1',
      'digits,Digits,,,digits,1.999,,1',
      'high,High,,,high,99999999999,,1',
      'none,No Price,,,none,,,1',
      'sale,Sale,,,sale,5,6,1',
      'stock,Stock,,,stock,5,,1.5',
      'twice,Twice,,,twice,5,,1',
      'other,Other,,,twice,5,,1',
      'taken,Taken,,,mug,5,,1',
      'value,Value,,Red,value,5,,1',
      'lines,"Two\nlines",,,lines,5,,1',
      'long,Long,,,long,5,,1,surplus',
      `huge,${'x'.repeat(1_000_000)},,,huge,5,,1`,
      'untitled,,,,untitled,5,,1',
      'parts,Parts,Size,S,parts-s,5,,1',
      'parts,Others,Size,S,parts-l,5,,1',
      ...many,
      'fine,Fine,,,fine,5,,1',
    ].join('\n');
    const page = await preview(owner, file);
    const { rows } = await openImport(owner, `${page.path}?state=broken`);
    assert.deepEqual(
      rows.map((row) => row[3]),
      [
        'Line 2, Price: Enter a price such as 18.00 or 1,299.00, without other signs.',
        'Line 3, Price: Enter a price such as 18.00 or 1,299.00, without other signs.',
        'Line 4, Price: Enter a price such as 18.00 or 1,299.00, without other signs.',
        'Line 5, Price: Enter a price such as 18.00 or 1,299.00, without other signs.',
        'Line 6, Price: That price is too high.',
        'Line 7, Price: A new variant needs a price.',
        'Line 8, Sale price: A sale price must be lower than the price.',
        'Line 9, Stock: Enter a whole number from 0 to 999,999, or “Unlimited”.',
        'Line 11, SKU: Line 10 has the same SKU.',
        'Line 12, SKU: Another variant has this SKU.',
        'Line 13, Option 1 name: This value needs the name of its option.',
        'Line 14, Title: That contains a character that cannot be saved.',
        'Line 16: This row has more cells than the first row.',
        'Line 17, Title: That is too long.',
        'Line 18, Title: A new product needs a title.',
        'Line 19, Option 1 name: Two variants have the same values. | Line 20, Title: Line 19 of the same product has another value.',
        'Line 21, Option 1 name: A product can have up to 250 variants. Remove some values.',
      ],
    );
    assert.equal(page.button, 'Import 2 products');
    assert.deepEqual((await preview(owner, 'URL,Title,Price\n,,3\n')).problems, [
      'Line 2 This row has neither a URL nor a title, and there is no product above it.',
      'Line 2, Title A new product needs a title.',
    ]);
  });

  test('refuses a file that cannot be read as a whole, with a sentence', async () => {
    const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
      new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    const row = 'cup,Cup,1';
    const refused: readonly (readonly [string | Uint8Array<ArrayBuffer>, RegExp])[] = [
      ['', /The file is empty/],
      ['\uFEFF\r\n', /The file is empty/],
      ['URL,Title,Price\n', /no rows below/],
      ['Name,Email\nAda,ada@example.com\n', /first row must name the columns/],
      ['URL,Title,url\na,b,c\n', /column “url” is there twice/],
      [`URL,Title,Price\n${row}\ncup,"Cup,1\n`, /Line 3 has a quotation mark/],
      [`URL,Title,Price\n${row}\ncup,C\0p,1\n`, /not a CSV file in UTF-8/],
      [new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe]), /not a CSV file in UTF-8/],
      [new Uint8Array(Buffer.from('URL,Title,Price\ncup,Tass\xe9,1', 'latin1')), /not a CSV file in UTF-8/],
      [`URL,Title,Price\n${`${row}\n`.repeat(5_001)}`, /more than 5,000 rows/],
    ];
    for (const [file, sentence] of refused) {
      const answer = await sendProducts(owner, file);
      assert.equal(answer.status, 400);
      assert.match(errorIn(answer), sentence);
    }
    const { status, headers } = await sendProducts(owner, utf16('URL\tTitle\tPrice\nutf-cup\tTässchen\t1\n'));
    assert.equal(status, 303);
    assert.equal((await openImport(owner, headers.get('location')!)).rows[0]?.[1], 'Tässchen');
    for (const start of ['\r\n\r\n', 'sep=;\r\n', '"";\r\n']) {
      const { rows } = await preview(owner, `\uFEFF${start}URL;Title;Price\r\nexcel-cup;Excel, Cup;1\r\n`);
      assert.equal(rows[0]?.[1], 'Excel, Cup');
    }
    const long = await preview(owner, `URL,Title,Price,${'h'.repeat(1_000)}\nlong-head,Cup,1,x\n`);
    assert.deepEqual(long.notes, [`Columns that are not imported: ${'h'.repeat(60)}….`]);
    const large = await sendProducts(owner, 'x'.repeat(10_000_001), { makesStores: true });
    assert.deepEqual([large.status, errorIn(large)], [400, 'The file is too large.']);
    assert.match(large.text, /name="makesStores"[^>]* checked/);
    assert.match(
      errorIn(await sendProducts(owner, `URL\n${row}`, { collectionId: 'none' })),
      /Choose a store/,
    );
  });

  test('needs the owner and the crumb', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.match((await sendProducts(visitor, 'URL,Title\na,b')).headers.get('location') ?? '', /login/);
    assert.equal((await sendProducts(owner, 'URL,Title\na,b', { crumb: 'wrong' })).status, 403);
    assert.match((await visitor.get('/owner/products.csv')).headers.get('location') ?? '', /login/);
    const page = await preview(owner, 'URL,Title,Price\ncrumb-cup,Cup,1\n');
    const { status } = await owner.post(`${page.path}/start`, { crumb: 'wrong' });
    assert.equal(status, 403);
    assert.equal((await openImport(owner, page.path)).title, 'Check the import');
  });

  test('keeps texts that look like formulas through export and import', async () => {
    const file = 'URL,Title,Price\nformula-cup,=1+1,1\n';
    await importAll(owner, await preview(owner, file));
    const { text, rows } = await exported();
    assert.equal(rows.find(({ URL: url }) => url === 'formula-cup')?.['Title'], "'=1+1");
    assert.equal((await preview(owner, text)).facts['Changed products'], '0');
  });
});
