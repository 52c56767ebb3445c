import { type ColumnType, type Generated, type Kysely, sql } from 'kysely';

import { key, required, writtenNow } from '../database/columns.ts';

/** What an upload is for. */
export type UploadKind = 'picture' | 'file';

/** A file that the owner has uploaded; its content is in `upload_chunks`. */
interface UploadsTable {
  /** Cannot be guessed. */
  id: string;
  kind: UploadKind;
  /** Chosen by the store from the content, never by the sender. */
  media_type: string;
  /** Only for display. */
  file_name: string;
  size_bytes: Generated<number>;
  /** In hexadecimal digits. */
  sha256: Generated<string>;
  width_px: number | null;
  height_px: number | null;
  /** False while its content is being written. */
  is_complete: Generated<boolean>;
  created_at: ColumnType<Date, Date | undefined, never>;
}

/** A part of the content of an upload. */
interface UploadChunksTable {
  upload_id: string;
  /** From 0, without gaps. */
  position: number;
  content: Uint8Array;
}

/** Something that needs an upload, such as a product. */
interface UploadUsesTable {
  upload_id: string;
  /** Kind and id, such as `product:mug`. */
  used_by: string;
}

declare module '../database/tables.ts' {
  interface Tables {
    uploads: UploadsTable;
    upload_chunks: UploadChunksTable;
    upload_uses: UploadUsesTable;
  }
}

/**
 * Creates the tables of uploads.
 * @param db a database without them
 */
export async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', key)
    .addColumn('kind', 'text', required)
    .addColumn('media_type', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('size_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('sha256', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('width_px', 'integer')
    .addColumn('height_px', 'integer')
    .addColumn('is_complete', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'timestamptz', writtenNow)
    .execute();
  await db.schema
    .createTable('upload_chunks')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('uploads.id').onDelete('cascade'))
    .addColumn('position', 'integer', required)
    .addColumn('content', 'bytea', required)
    .addPrimaryKeyConstraint('upload_chunks_key', ['upload_id', 'position'])
    .execute();
  // Most uploads are compressed already.
  await sql`alter table upload_chunks alter column content set storage external`.execute(db);
  await db.schema
    .createTable('upload_uses')
    .addColumn('upload_id', 'text', (column) => column.notNull().references('uploads.id'))
    .addColumn('used_by', 'text', required)
    .addPrimaryKeyConstraint('upload_uses_key', ['upload_id', 'used_by'])
    .execute();
  await db.schema.createIndex('upload_uses_user').on('upload_uses').column('used_by').execute();
}
