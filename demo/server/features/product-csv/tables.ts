import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';
import type { LayoutName } from './layouts.ts';

/** `reading` until all of its products are stored, `ready` until it is confirmed. */
export type ImportState = 'reading' | 'ready' | 'importing' | 'done';

/** What an import does with a product. */
export type Plan = 'new' | 'changed' | 'same' | 'broken';

/** What an import has done with a product. */
export type Result = 'created' | 'updated' | 'unchanged' | 'failed';

/** An import of products; `warnings` is JSON text. */
interface ProductImportsTable {
  id: string;
  position: Generated<number>;
  created_at: ColumnType<Date, Date | undefined, never>;
  state: ImportState;
  layout: LayoutName;
  file_name: string;
  /** The store of new products that name none. */
  collection_id: string;
  makes_stores: boolean;
  row_count: number;
  warnings: string;
  /** The first product that is not written yet. */
  next_position: Generated<number>;
}

/** A product of an import; `draft` and `problems` are JSON text, `draft` is null where there is nothing to write. */
interface ProductImportItemsTable {
  import_id: string;
  position: number;
  line: number;
  row_count: number;
  title: string;
  plan: Plan;
  /** What would be written, in words. */
  facts: string;
  variant_count: number;
  draft: string | null;
  problems: string;
  result: Result | null;
  product_id: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    product_imports: ProductImportsTable;
    product_import_items: ProductImportItemsTable;
  }
}

/**
 * Creates the tables of imports of products.
 * @param db a database without them
 */
export async function createProductImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_imports')
    .addColumn('id', 'text', key)
    .addColumn('position', 'bigint', (column) => column.generatedAlwaysAsIdentity())
    .addColumn('created_at', 'timestamptz', writtenNow)
    .addColumn('state', 'text', required)
    .addColumn('layout', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('collection_id', 'text', required)
    .addColumn('makes_stores', 'boolean', required)
    .addColumn('row_count', 'integer', required)
    .addColumn('warnings', 'text', required)
    .addColumn('next_position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('product_imports_running')
    .on('product_imports')
    .column('position')
    .where(sql.ref('state'), '=', sql.lit('importing'))
    .execute();
  await db.schema
    .createTable('product_import_items')
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('product_imports.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('line', 'integer', required)
    .addColumn('row_count', 'integer', required)
    .addColumn('title', 'text', required)
    .addColumn('plan', 'text', required)
    .addColumn('facts', 'text', required)
    .addColumn('variant_count', 'integer', required)
    .addColumn('draft', 'text')
    .addColumn('problems', 'text', required)
    .addColumn('result', 'text')
    .addColumn('product_id', 'text')
    .addPrimaryKeyConstraint('product_import_items_place', ['import_id', 'position'])
    .execute();
}
