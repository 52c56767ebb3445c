import type { Generated, Kysely } from 'kysely';

import { key, pagesTable, required } from '../../platform/database/columns.ts';

/** An entry of the journal; `published_at` is epoch milliseconds, `details` is JSON text. */
export interface PostsTable {
  id: string;
  slug: string;
  published_at: number;
  details: string;
}

/** A reader's comment on an entry of the journal; `added_at` is epoch milliseconds. */
export interface CommentsTable {
  id: string;
  post_id: string;
  author: string;
  body: string;
  added_at: number;
  /** In the owner's list. */
  position: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    posts: PostsTable;
    comments: CommentsTable;
  }
}

/**
 * Creates the tables of the journal.
 * @param db a database with the store's first tables
 */
export async function createJournal(db: Kysely<unknown>): Promise<void> {
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

/**
 * Adds positions to comments, for the owner's list.
 * @param db a database with the journal
 */
export async function placeComments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('comments')
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .execute();
}

/**
 * Replaces the index of comments by one for the pages of a post.
 * @param db a database with positions of comments
 */
export async function indexComments(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('comments_order').on('comments').columns(['post_id', 'position']).execute();
  await db.schema.dropIndex('comments_post').ifExists().execute();
}
