import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';

import { ALL_TABLES, MIGRATIONS, TEMPLATE_NAMES, VISIT_MIGRATIONS } from '../../demo/server/features.ts';
import { migrationsOf } from '../../demo/server/platform/database/migrations.ts';
import type { OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { makeEmbeddedFolder, openEmbedded } from '../support/embedded-folder.ts';
import { removeFolder } from '../support/temporary-folder.ts';

/** The names of the templates in a folder, and their text. */
function templatesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(TEMPLATES, folder));
  return new Map(
    files.map((file) => [basename(file, '.html'), readFileSync(join(TEMPLATES, folder, file), 'utf8')]),
  );
}

const TEMPLATES = join(import.meta.dirname, '../../demo/site/templates');

describe('the migrations of all features', () => {
  test('have the names that databases remember, in their order', () => {
    assert.deepEqual(Object.keys(MIGRATIONS), [
      '001-store',
      '002-content',
      '003-forms',
      '004-owners',
      '005-submissions',
      '006-captcha',
      '007-addresses',
      '008-outbox',
      '009-gift-cards',
      '010-restock',
      '011-subscriptions',
      '012-reviews',
      '013-answers',
      '014-places-of-orders',
      '015-visits',
      '016-payments',
      '017-performance',
      '018-links-of-visits',
      '019-times-of-orders',
      '020-members',
      '021-navigation',
      '022-collections',
      '023-languages',
      '024-locks',
      '025-preferences',
      '026-site-frame',
      '027-versions-of-site-frame',
      '028-restock-sendings',
      '029-mailing-lists',
      '030-likes',
      '031-places-of-comments',
      '032-older-addresses',
      '033-order-of-pages',
      '034-session-tokens',
      '035-totals-of-orders',
      '036-edited-products',
      '037-events-of-orders',
      '038-shipping-and-taxes',
      '039-codes',
      '040-mail-delivery',
      '041-accounts-of-members',
      '042-uploads',
      '043-collections',
      '044-reviews',
      '045-product-imports',
      '046-payments',
      '047-files-of-products',
      '048-lists-of-products',
      '050-search',
      '051-search-correction',
      '052-request-counts',
      '053-days-of-visits',
      '054-indexes-of-growing-tables',
      '055-totals-of-visits',
      '056-orders-of-all-products',
      '057-indexes-of-owner-lists',
    ]);
  });

  test('include those of a separate database for analytics events', () => {
    assert.deepEqual(Object.keys(VISIT_MIGRATIONS), [
      '015-visits',
      '017-performance',
      '018-links-of-visits',
      '053-days-of-visits',
      '055-totals-of-visits',
      '057-indexes-of-owner-lists',
    ]);
  });
});

test('migrationsOf runs what features do under one name in the order of the features', async () => {
  const done: string[] = [];
  const step = (name: string) => () => Promise.resolve(void done.push(name));
  const migrations = migrationsOf([
    { migrations: { '2-more': step('more') } },
    { migrations: { '1-store': step('products') } },
    {},
    { migrations: { '1-store': step('carts') } },
  ]);
  assert.deepEqual(Object.keys(migrations), ['1-store', '2-more']);
  for (const migration of Object.values(migrations)) await migration.up(undefined as never);
  assert.deepEqual(done, ['products', 'carts', 'more']);
});

describe('the tables of all features', () => {
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

  test('are those of a migrated database, so that a reset empties them all', async () => {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from
        (select * from pg_tables where tablename !~ '^analytics_events_') as tables
      where schemaname = current_schema() and tablename not like 'kysely%'`.execute(opened.db);
    assert.deepEqual([...ALL_TABLES].sort(), rows.map(({ name }) => name).sort());
  });
});

describe('the templates of all features', () => {
  test('include every page of the site', () => {
    const pages = [...templatesIn('pages').keys()];
    assert.ok(pages.length > 20, `${pages.length} files`);
    assert.deepEqual(
      pages.filter((page) => !TEMPLATE_NAMES.includes(page)),
      [],
    );
  });

  test("include every one of the owner's pages", () => {
    const pages = [...templatesIn('owner')].flatMap(([name, text]) =>
      text.includes('{@|apply owner-frame}') ? [name] : [],
    );
    assert.ok(pages.length > 10, `${pages.length} files`);
    assert.deepEqual(
      pages.filter((page) => !TEMPLATE_NAMES.includes(page)),
      [],
    );
  });
});
