import type { Generated, Kysely } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/** Header and footer of every page, by place: as written and sanitised; `version` counts how often both were saved. */
interface SiteFrameTable {
  place: 'header' | 'footer';
  markup: string;
  safe_markup: string;
  version: Generated<number>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    site_frame: SiteFrameTable;
  }
}

/**
 * Creates the table of header and footer.
 * @param db a database with the store's first tables
 */
export async function createSiteFrame(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_frame')
    .addColumn('place', 'text', key)
    .addColumn('markup', 'text', required)
    .addColumn('safe_markup', 'text', required)
    .execute();
}

/**
 * Adds versions to header and footer, so that an edit never overwrites a newer one unseen.
 * @param db a database with header and footer
 */
export async function countFrames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('site_frame')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
