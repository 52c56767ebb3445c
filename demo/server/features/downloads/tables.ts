import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../../platform/database/columns.ts';

/** A file that a digital product brings. */
interface ProductFilesTable {
  id: string;
  product_id: string;
  /** Its place among the files of the product. */
  position: number;
  upload_id: string;
  /** The name that customers save it under. */
  name: string;
}

/** A file that an order has brought: it stays, whatever becomes of the product. */
interface OrderDownloadsTable {
  /** Of its link: it is all that a download needs. */
  token: string;
  order_id: string;
  line_position: number;
  file_position: number;
  upload_id: string;
  name: string;
  /** Number of complete downloads. */
  allowed: number;
  /** What has been sent of it, and what is being sent. */
  sent_bytes: Generated<number>;
  expires_at: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    product_files: ProductFilesTable;
    order_downloads: OrderDownloadsTable;
  }
}

/**
 * Creates the tables of files.
 * @param db a database with products, orders and uploads
 */
export async function createDownloads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('product_files')
    .addColumn('id', 'text', key)
    .addColumn('product_id', 'text', (column) =>
      column.notNull().references('products.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', required)
    .addColumn('upload_id', 'text', (column) => column.notNull().references('uploads.id'))
    .addColumn('name', 'text', required)
    .execute();
  await db.schema.createIndex('files_of_products').on('product_files').column('product_id').execute();
  await db.schema
    .createTable('order_downloads')
    .addColumn('token', 'text', key)
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('line_position', 'integer', required)
    .addColumn('file_position', 'integer', required)
    .addColumn('upload_id', 'text', (column) => column.notNull().references('uploads.id'))
    .addColumn('name', 'text', required)
    .addColumn('allowed', 'integer', (column) => column.notNull().check(sql`allowed > 0`))
    .addColumn('sent_bytes', 'bigint', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`sent_bytes >= 0`),
    )
    .addColumn('expires_at', 'timestamptz', required)
    .addColumn('created_at', 'timestamptz', writtenNow)
    .addUniqueConstraint('order_downloads_place', ['order_id', 'line_position', 'file_position'])
    .execute();
}
