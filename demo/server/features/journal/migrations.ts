import { type Kysely, sql } from 'kysely';

import { key, pagesTable, required } from '../../platform/database/columns.ts';

/**
 * Creates the tables of the site's content: journal, events, galleries.
 * @param db a database with the store's first tables
 */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await createJournal(db);
  await pagesTable(db, 'events')
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint', (column) => column.notNull().check(sql`ends_at >= starts_at`))
    .execute();
  await db.schema.createIndex('events_start').on('events').column('starts_at').execute();
  await createGalleries(db);
}

async function createJournal(db: Kysely<unknown>): Promise<void> {
  await pagesTable(db, 'posts').addColumn('published_at', 'bigint', required).execute();
  await db.schema.createIndex('posts_age').on('posts').column('published_at').execute();
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', key)
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id'))
    .addColumn('author', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('added_at', 'bigint', required)
    .execute();
  await db.schema.createIndex('comments_post').on('comments').columns(['post_id', 'added_at']).execute();
}

async function createGalleries(db: Kysely<unknown>): Promise<void> {
  await pagesTable(db, 'galleries').addColumn('position', 'integer', required).execute();
  await db.schema
    .createTable('gallery_items')
    .addColumn('gallery_id', 'text', (column) => column.notNull().references('galleries.id'))
    .addColumn('position', 'integer', required)
    .addColumn('details', 'text', required)
    .addPrimaryKeyConstraint('gallery_items_key', ['gallery_id', 'position'])
    .execute();
}
