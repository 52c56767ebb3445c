import { type Kysely, sql } from 'kysely';

/**
 * Makes the tables of what the site tells besides what it sells: journal, events, galleries.
 * @param db a database with the store's first tables
 */
export async function createContent(db: Kysely<unknown>): Promise<void> {
  await createJournal(db);
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull().check(sql`ends_at >= starts_at`))
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('events_start').on('events').column('starts_at').execute();
  await createGalleries(db);
}

async function createJournal(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('posts_age').on('posts').column('published_at').execute();
  await db.schema
    .createTable('comments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('comments_post').on('comments').columns(['post_id', 'added_at']).execute();
}

async function createGalleries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('galleries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('gallery_items')
    .addColumn('gallery_id', 'text', (column) => column.notNull().references('galleries.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('gallery_items_key', ['gallery_id', 'position'])
    .execute();
}
