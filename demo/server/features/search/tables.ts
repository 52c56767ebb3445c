import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { required } from '../../platform/database/columns.ts';
import { INDEX_FUNCTIONS } from './index-functions.ts';
import { INDEX_TRIGGERS } from './index-triggers.ts';

/** What can be found: a row of one of these tables, or a page that the site's template has. */
export type EntrySource = 'product' | 'post' | 'event' | 'gallery' | 'store' | 'site';

/** What visitors can find. Its triggers write it, except for the site's own pages. */
interface SearchEntriesTable {
  source: EntrySource;
  /** The key of the row, or the path of the page. */
  id: string;
  /** In the site's own language. */
  url: string;
  title: string;
  /** Text. */
  excerpt: string;
  /** Empty without a picture. */
  image_url: string;
  /** Its words and their stems, with the weights A (title), B (names) and C (text). */
  words: ColumnType<string, never, never>;
}

/** Every word that has been indexed, for correction. Those that no entry has any more find nothing. */
interface SearchWordsTable {
  word: Generated<string>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    search_entries: SearchEntriesTable;
    search_words: SearchWordsTable;
  }
}

/**
 * Creates the index of the search, and the triggers that keep it true.
 * @param db a database with products, collections, posts, events and galleries
 * Source: docs/behaviour/reference-store.md §33.2
 */
export async function createSearch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_entries')
    .addColumn('source', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('url', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('excerpt', 'text', required)
    .addColumn('image_url', 'text', required)
    .addColumn('words', sql`tsvector`, required)
    .addPrimaryKeyConstraint('search_entries_key', ['source', 'id'])
    .execute();
  await db.schema
    .createIndex('search_entries_words')
    .on('search_entries')
    .using('gin')
    .column('words')
    .execute();
  await db.schema
    .createTable('search_words')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .execute();
  for (const statement of [...INDEX_FUNCTIONS, ...INDEX_TRIGGERS]) await sql.raw(statement).execute(db);
  await sql`
    select search_index('product', id) from products
    union all select search_index('post', id) from posts
    union all select search_index('event', id) from events
    union all select search_index('gallery', id) from galleries
    union all select search_index('store', id) from collections`.execute(db);
}

/**
 * Creates the extension that compares words by groups of three letters, where the database has it and lets the store create it. Without it
 * misspelt words are not found.
 * @param db a database with the index
 * Source: docs/behaviour/reference-store.md §33.4
 */
export async function addCorrection(db: Kysely<unknown>): Promise<void> {
  // The block rolls back to its start, so that the migration goes on.
  await sql
    .raw(
      `do $block$ begin
        create extension if not exists pg_trgm;
        create index search_words_groups on search_words using gin (word gin_trgm_ops);
      exception
        when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then null;
      end $block$`,
    )
    .execute(db);
}
