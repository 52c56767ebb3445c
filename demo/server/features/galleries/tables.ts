import type { Kysely } from 'kysely';

import { pagesTable, required } from '../../platform/database/columns.ts';

/** A gallery without its pictures; `details` is JSON text. */
export interface GalleriesTable {
  id: string;
  slug: string;
  position: number;
  details: string;
}

/** A picture of a gallery; `details` is JSON text. */
export interface GalleryItemsTable {
  gallery_id: string;
  position: number;
  details: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    galleries: GalleriesTable;
    gallery_items: GalleryItemsTable;
  }
}

/**
 * Creates the tables of galleries.
 * @param db a database with the store's first tables
 */
export async function createGalleries(db: Kysely<unknown>): Promise<void> {
  await pagesTable(db, 'galleries').addColumn('position', 'integer', required).execute();
  await db.schema
    .createTable('gallery_items')
    .addColumn('gallery_id', 'text', (column) => column.notNull().references('galleries.id'))
    .addColumn('position', 'integer', required)
    .addColumn('details', 'text', required)
    .addPrimaryKeyConstraint('gallery_items_key', ['gallery_id', 'position'])
    .execute();
}
