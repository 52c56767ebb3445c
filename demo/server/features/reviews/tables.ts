import { type Generated, type Kysely, sql } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

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
