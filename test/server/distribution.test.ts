import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';

import { ALL_TABLES } from '../../demo/server/features.ts';
import type { OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { ROOT } from '../../tools/run.mjs';
import { DISTRIBUTION } from '../support/distribution.ts';
import { makeEmbeddedFolder, openEmbedded } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

const TEXT = readFileSync(join(ROOT, 'docs/distributed-database.md'), 'utf8');

/** The names in the list that begins with a text. */
function listed(start: string): readonly string[] {
  const line = TEXT.split('\n').find((one) => one.startsWith(start)) ?? '';
  return [...line.slice(start.length).matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '').sort();
}

const tablesOf = (kind: string) =>
  Object.keys(DISTRIBUTION)
    .filter((table) => DISTRIBUTION[table] === kind)
    .sort();

describe('the path to a distributed database', () => {
  let folder: string;
  let opened: OpenDatabase;
  before(async () => {
    folder = await makeEmbeddedFolder();
    opened = await openEmbedded(folder);
  });
  after(async () => {
    await opened.close();
    removeFolder(folder);
  });

  const foreignKeys = async () =>
    (
      await sql<{ name: string; table: string; target: string; columns: string[]; actions: string }>`
        select conname as name, conrelid::regclass::text as table, confrelid::regclass::text as target,
          confupdtype::text || confdeltype::text as actions,
          (select json_agg(attname) from pg_attribute where attrelid = confrelid and attnum = any(confkey)) as columns
        from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
        opened.db,
      )
    ).rows;

  test('has each table, in the document, too', () => {
    assert.deepEqual(Object.keys(DISTRIBUTION).sort(), [...ALL_TABLES].sort());
    assert.deepEqual(listed('Reference tables'), tablesOf('reference'));
    assert.deepEqual(listed('Distributed tables'), tablesOf('distributed'));
  });

  test('has foreign keys between tables of one website alone', async () => {
    for (const { name, table, target } of await foreignKeys()) {
      assert.equal(DISTRIBUTION[table], 'distributed', name);
      assert.equal(DISTRIBUTION[target], 'distributed', name);
    }
  });

  test('lists the foreign keys whose actions shards do not have', async () => {
    const replaced = (await foreignKeys()).filter(
      ({ actions: [update, remove] }) => update !== 'a' || remove === 'n',
    );
    const names = replaced.map(({ name }) => name).sort();
    assert.deepEqual(listed('Foreign keys with such actions'), names);
  });

  test('has counted ids that nothing refers to, of a type that shards count', async () => {
    const { rows } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = current_schema() and (is_identity = 'YES' or column_default like 'nextval%')`.execute(
      opened.db,
    );
    assert.ok(rows.length > 5);
    for (const { table, column, type } of rows) assert.equal(type, 'bigint', `${table}.${column}`);
    const counted = rows.map(({ table, column }) => `${table}.${column}`);
    for (const { name, target, columns } of await foreignKeys())
      for (const column of columns) assert.ok(!counted.includes(`${target}.${column}`), name);
  });

  test('has no constraint that excludes rows of other websites, and a key in each distributed table', async () => {
    const { rows } = await sql<{ table: string; keys: number; excluding: number }>`
      select relname as table, (select count(*) from pg_index where indrelid = pg_class.oid and indisunique) as keys,
        (select count(*) from pg_constraint where conrelid = pg_class.oid and contype = 'x') as excluding
      from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(
      opened.db,
    );
    const own = rows.filter(({ table }) => DISTRIBUTION[table] !== undefined);
    assert.deepEqual(
      own.filter(({ keys, excluding }) => keys === 0 || excluding > 0),
      [],
    );
  });
});
