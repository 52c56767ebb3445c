import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import type { Place } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { openImport, type Preview, preview, untilDone } from '../support/product-imports.ts';
import { runStore, type StoreProcess } from '../support/store-process.ts';
import { removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';
import { withDatabase } from '../support/waiting-people.ts';
import { IS_WHOLE_RUN } from '../support/whole-run.ts';

const ROWS = IS_WHOLE_RUN ? 5_000 : 200;
const BROKEN = IS_WHOLE_RUN ? 30 : 5;
const GOOD = ROWS - BROKEN;
/** The store is killed when this many products are imported. */
const KILLS = IS_WHOLE_RUN ? [500, 2_000] : [40];

/** Every so-many-th row has a price that is none. */
function isBroken(index: number): boolean {
  return index % (ROWS / BROKEN) < 1;
}

const FILE = [
  'URL,Title,Short description,SKU,Price,Stock',
  ...Array.from({ length: ROWS }, (_, index) => {
    const price = isBroken(index) ? '€ 12' : '12.00';
    return `bowl-${index},Bowl ${index},"Number ${index},\nby hand.",bowl-${index},${price},3`;
  }),
].join('\n');

/** Waits until a number of products is imported; the store answers meanwhile. */
async function untilImported(owner: Visitor, { path }: Preview, least: number): Promise<void> {
  for (;;) {
    const { facts, title } = await openImport(owner, `${path}?state=same`);
    assert.equal(title, 'Importing products', 'it is not done before it is killed');
    if (Number(facts['Created']?.replaceAll(',', '')) >= least) return;
  }
}

async function surviveKills({ databaseUrl = '', dataDir = '' }: Place): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, OWNER_PASSWORD, CAPTCHA_PROVIDER: 'none' };
  const launch = (): Promise<StoreProcess> =>
    runStore({ program: 'test/support/store-without-limits.ts', env });
  let store = await launch();
  const owner = await arriveAsOwner(() => store.url);
  const page = await preview(owner, FILE, { makesStores: true });
  const broken = Array.from({ length: ROWS }, (_, index) => index).filter(isBroken);
  assert.deepEqual(page.facts['Not imported'], `${BROKEN} products with ${BROKEN} rows`);
  assert.match(page.problems[1] ?? '', new RegExp(`^Line ${2 * (broken[1] ?? 0) + 2}, Price Enter a price`));
  assert.equal(page.button, `Import ${GOOD.toLocaleString('en-US')} products`);
  assert.match((await owner.get('/owner/products?q=bowl-')).text, /No products match/);
  await owner.post(`${page.path}/start`, {});
  for (const least of KILLS) {
    await untilImported(owner, page, least);
    await store.end('SIGKILL');
    store = await launch();
  }
  const visitor = await Visitor.arrive(() => store.url);
  assert.equal((await visitor.get('/shop/bowl-1')).status, 200);
  const done = await untilDone(owner, page.path);
  assert.equal(done.facts['Created'], GOOD.toLocaleString('en-US'));
  const repeated = await preview(owner, FILE, { makesStores: true });
  assert.equal(repeated.facts['Unchanged products'], GOOD.toLocaleString('en-US'));
  assert.equal(repeated.button, undefined);
  assert.equal(await store.end('SIGTERM'), 0);
  await withDatabase({ ...(databaseUrl && { databaseUrl }), dataDir }, async (db) => {
    const products = await db
      .selectFrom('products')
      .innerJoin('variants', 'variants.product_id', 'products.id')
      .select(['slug', 'sku', 'price_cents', 'collection_id'])
      .where('slug', 'like', 'bowl-%')
      .execute();
    const good = Array.from({ length: ROWS }, (_, index) => index).filter((index) => !isBroken(index));
    assert.deepEqual(products.map(({ slug }) => slug).sort(), good.map((index) => `bowl-${index}`).sort());
    assert.ok(products.every(({ slug, sku, price_cents: cents }) => slug === sku && cents === 1_200));
    const inStore = new Map<string, number>();
    for (const { collection_id: id } of products) inStore.set(id, (inStore.get(id) ?? 0) + 1);
    assert.ok(
      [...inStore.values()].every((count) => count <= 200),
      JSON.stringify([...inStore]),
    );
  });
}

describe(`the server is killed while it imports ${ROWS} rows, ${BROKEN} of them broken`, () => {
  describe('on PGlite', () => {
    let dataDir = '';
    before(async () => {
      dataDir = await makeEmbeddedFolder();
    });
    after(() => {
      removeFolder(dataDir);
    });

    test('all good rows are imported once, also when the import is repeated', () =>
      surviveKills({ dataDir }));
  });

  describeWithPostgres('on PostgreSQL', () => {
    let postgres: PrivatePostgres;
    before(async () => {
      postgres = await startPrivatePostgres({ isDurable: true });
    });
    after(() => postgres.close());

    test('all good rows are imported once, also when the import is repeated', async () =>
      surviveKills({ databaseUrl: await postgres.createDatabase() }));
  });
});
