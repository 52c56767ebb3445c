import { type Generated, type Kysely, sql } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/** A product collection: a store of the site. */
export interface CollectionsTable {
  id: string;
  /** Counts up: the order in which they were created. */
  position: Generated<number>;
  navigation_title: string;
  title: string;
  /** The end of its URL; unique. */
  url_id: string;
  description: string;
  enabled: boolean;
}

/** A category of a collection; each collection has one of type ROOT at most. */
export interface CategoriesTable {
  id: string;
  collection_id: string;
  display_name: string;
  /** Empty for the root. */
  parent_category_id: string;
  type: string;
  page_rendering: string;
  display_index: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    collections: CollectionsTable;
    categories: CategoriesTable;
  }
}

/**
 * Creates the tables of product collections and their categories; existing products are added to the shop.
 * @param db a database with the store's first tables
 */
export async function createCollections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collections')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('navigation_title', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('url_id', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', required)
    .addColumn('enabled', 'boolean', required)
    .execute();
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', key)
    .addColumn('collection_id', 'text', (column) => column.notNull().references('collections.id'))
    .addColumn('display_name', 'text', required)
    .addColumn('parent_category_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('page_rendering', 'text', required)
    .addColumn('display_index', 'integer', required)
    .execute();
  await db.schema
    .createIndex('categories_root')
    .unique()
    .on('categories')
    .column('collection_id')
    .where(sql.ref('type'), '=', sql.lit('ROOT'))
    .execute();
  await db.schema
    .alterTable('products')
    .addColumn('collection_id', 'text', (column) => column.notNull().defaultTo('shop'))
    .execute();
  await db.schema
    .createIndex('products_collection')
    .on('products')
    .columns(['collection_id', 'position'])
    .execute();
}
