import type { Kysely } from 'kysely';

import { key } from '../../platform/database/columns.ts';

/** A language that visitors can choose, besides the site's own. */
interface SiteLanguagesTable {
  /** A BCP 47 tag. */
  language: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    site_languages: SiteLanguagesTable;
  }
}

/**
 * Creates the table of the languages that the owner has turned on besides the site's own.
 * @param db a database with the store's first tables
 */
export async function createLanguages(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('site_languages').addColumn('language', 'text', key).execute();
}
