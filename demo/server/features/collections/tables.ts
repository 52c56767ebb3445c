import { type Generated, type Kysely, sql } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';
import type { ProductSort } from '../catalogue/index.ts';

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
  /** Visitors see only enabled ones. */
  enabled: boolean;
  /** How visitors see its products. */
  sort: Generated<ProductSort>;
  /** Rises with every edit. */
  version: Generated<number>;
}

/** A category of a collection; each collection has one of type ROOT at most. */
export interface CategoriesTable {
  id: string;
  collection_id: string;
  /** Unique in its collection, in upper or lower case: changes lock the collection. */
  display_name: string;
  /** Empty for the root. */
  parent_category_id: string;
  type: string;
  page_rendering: string;
  display_index: number;
}

/** A category of a product. */
interface ProductCategoriesTable {
  product_id: string;
  category_id: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    collections: CollectionsTable;
    categories: CategoriesTable;
    product_categories: ProductCategoriesTable;
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

/**
 * Lets the owner edit collections and their categories. Those of an older store keep the order of their products.
 * @param db a database with collections
 */
export async function addCollectionEditing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('collections')
    .addColumn('sort', 'text', (column) => column.notNull().defaultTo('manual'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('categories_collection').on('categories').column('collection_id').execute();
  await db.schema
    .createIndex('categories_parent')
    .on('categories')
    .columns(['parent_category_id', 'display_index'])
    .execute();
  await db.schema
    .createTable('product_categories')
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('products.id').onDelete('cascade').onUpdate('cascade'),
    )
    .addColumn('category_id', 'text', (column) =>
      column.notNull().references('categories.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('product_categories_key', ['product_id', 'category_id'])
    .execute();
  await db.schema
    .createIndex('product_categories_category')
    .on('product_categories')
    .column('category_id')
    .execute();
  // The next position of a product is the highest one and one.
  await db.schema.createIndex('products_position').on('products').column('position').execute();
}
