import { type Generated, type Kysely, sql } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';
import type { ReviewState } from './review-limits.ts';

/** A review of a product; `written_at` is epoch milliseconds, `language` a BCP 47 tag. */
export interface ReviewsTable {
  id: string;
  position: Generated<number>;
  product_id: string;
  /** 1 to 5. */
  rating: number;
  author: string | null;
  title: string | null;
  body: string | null;
  language: string;
  written_at: number;
  is_imported: boolean;
  /** Source of an imported review. */
  source: string | null;
  /** Visitors see only approved ones. */
  state: Generated<ReviewState>;
  /** Of the author; never shown to visitors. Null for imported ones, and for those of an older store. */
  email: Generated<string | null>;
  /** The same in lower case. */
  email_key: Generated<string | null>;
  /** Null for a guest. */
  member_id: Generated<string | null>;
  /** Whether the author has bought the product, as login or order prove. */
  is_verified: Generated<boolean>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    reviews: ReviewsTable;
  }
}

/**
 * Creates the table of reviews.
 * @param db a database with the store's first tables
 */
export async function createReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigserial', (column) => column.notNull().unique())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('author', 'text')
    .addColumn('title', 'text')
    .addColumn('body', 'text')
    .addColumn('language', 'text', required)
    .addColumn('written_at', 'bigint', (column) => column.notNull().check(sql`written_at >= 0`))
    .addColumn('is_imported', 'boolean', required)
    .addColumn('source', 'text', (column) => column.check(sql`is_imported or source is null`))
    .execute();
  await db.schema
    .createIndex('reviews_product')
    .on('reviews')
    .columns(['product_id', 'written_at', 'position'])
    .execute();
}

/**
 * Lets visitors write reviews, and the owner approve them. Existing ones are approved.
 * @param db a database with reviews
 */
export async function addModeration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('reviews')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('approved')
        .check(sql`state in ('pending', 'approved', 'rejected')`),
    )
    .addColumn('email', 'text')
    .addColumn('email_key', 'text')
    .addColumn('member_id', 'text')
    .addColumn('is_verified', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createIndex('reviews_of_members')
    .unique()
    .on('reviews')
    .columns(['product_id', 'member_id'])
    .where(sql.ref('member_id'), 'is not', null)
    .execute();
  // Anybody can type any address: it must not keep the member with this address from writing.
  await db.schema
    .createIndex('reviews_of_guests')
    .unique()
    .on('reviews')
    .columns(['product_id', 'email_key'])
    .where(sql.ref('member_id'), 'is', null)
    .execute();
  await db.schema.createIndex('reviews_state').on('reviews').columns(['state', 'position']).execute();
}
