import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { before, test } from 'node:test';

import { NO_FILTERS, type ProductListQuery } from '../../core/product-list/index.ts';
import { findProductPage } from '../../demo/server/features/product-lists/find-product-page.ts';
import { countRows } from '../../demo/server/platform/database/read-page.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

const ALL: ProductListQuery = {
  ...{ collection: null, category: null, sort: 'featured', page: 1, pageSize: 2 },
  filters: NO_FILTERS,
};

describeOnEachDatabase('a store with more products than a list of all has', (stores) => {
  let db: Database;
  before(async () => {
    db = await stores.openDatabase();
    // Later ones are newer, and their titles are earlier in the alphabet.
    await sql`insert into products (id, slug, position, details, collection_id, created_at)
      select 'many-' || n, 'many-' || n, 1000 + n,
        jsonb_set(details::jsonb, '{title}', to_jsonb('A ' || 2000 - n))::json, collection_id, now() + n * interval '1 minute'
      from generate_series(1, 1100) n, products where products.id = 'mug'`.execute(db);
  });

  const idsOf = async (sort: ProductListQuery['sort']) => {
    const found = await findProductPage(db, { ...ALL, sort });
    assert.equal(found?.total, 1_000);
    return found.items.map(({ id }) => id);
  };

  test('lists the newest of all first', async () => {
    assert.deepEqual(await idsOf('newest'), ['many-1100', 'many-1099']);
  });

  test('lists the first titles of all first', async () => {
    assert.deepEqual(await idsOf('title'), ['many-1100', 'many-1099']);
  });

  test('lists the first products of the catalogue by price', async () => {
    const [first] = await idsOf('featured');
    assert.doesNotMatch(first ?? '', /many/);
    await idsOf('price-asc');
    await idsOf('price-desc');
  });

  test('counts rows up to the maximum', async () => {
    const rows = (count: number) =>
      db.selectFrom(
        sql<{ readonly n: number }>`generate_series(1, ${sql.lit(count)})`.as<'rows'>(sql`rows (n)`),
      );
    assert.deepEqual(
      [
        await countRows(rows(0)),
        await countRows(rows(3)),
        await countRows(rows(10_000)),
        await countRows(rows(20_000)),
        await countRows(rows(20).where('n', '>', 18)),
      ],
      [0, 3, 10_000, 10_001, 2],
    );
  });
});
