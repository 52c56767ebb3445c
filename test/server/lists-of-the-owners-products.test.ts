import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type KyselyPlugin, sql } from 'kysely';

import { findListedProducts } from '../../demo/server/features/products/find-listed.ts';
import { findGroups } from '../../demo/server/features/restock/find-groups.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

const ALL = { search: '', state: '', page: 1 };
/** Whatever the number of rows, of which the store has more. */
const MAX_STATEMENTS = 5;

describeOnEachDatabase('the lists of products for the owner', (stores) => {
  let db: Database;
  before(async () => {
    db = await stores.openDatabase();
    await sql`insert into restock_signups (id, product_id, variant_id, email, email_key, joins_mailing_list, language)
      select sku, product_id, sku, 'ada@example.com', 'ada@example.com', false, 'en' from variants`.execute(
      db,
    );
  });

  async function statementsOf(list: (counted: Database) => Promise<unknown>): Promise<number> {
    let count = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        count += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await list(db.withPlugin(counter));
    return count;
  }

  test('read their rows with a few statements', async () => {
    assert.ok((await findGroups(db, 0)).items.length > MAX_STATEMENTS);
    assert.ok((await statementsOf((counted) => findGroups(counted, 0))) <= MAX_STATEMENTS);
    assert.ok((await findListedProducts(db, ALL)).items.length > MAX_STATEMENTS);
    assert.ok((await statementsOf((counted) => findListedProducts(counted, ALL))) <= MAX_STATEMENTS);
  });

  test('show products whose form is missing, and unpublished ones, which nobody can buy', async () => {
    await sql`update products set is_published = false,
      details = jsonb_set(details::jsonb, '{formId}', '"gone"') where id = 'mug'`.execute(db);
    const { items } = await findListedProducts(db, { ...ALL, search: 'mug' });
    const mug = items.find(({ item }) => item.id === 'mug');
    assert.deepEqual([mug?.isPublished, mug?.item.structuredContent.additionalFieldsFormId], [false, 'gone']);
    const groups = (await findGroups(db, 0)).items.filter(({ productId }) => productId === 'mug');
    assert.deepEqual(
      groups.map(({ title, isInStock }) => [title, isInStock]),
      [[mug?.item.title, false]],
    );
  });
});
