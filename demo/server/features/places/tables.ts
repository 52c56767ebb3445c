import { type Kysely, sql } from 'kysely';

import { key, required } from '../../platform/database/columns.ts';

/** An address for completing forms; `details` is JSON text, `words` are those of the search. */
interface AddressesTable {
  id: string;
  position: number;
  details: string;
  words: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    addresses: AddressesTable;
  }
}

/**
 * Creates the table of addresses for completing forms, indexed for search by the beginnings of their words.
 * @param db a database with the store's first tables
 */
export async function createAddresses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('addresses')
    .addColumn('id', 'text', key)
    .addColumn('position', 'integer', required)
    .addColumn('details', 'text', required)
    .addColumn('words', 'text', required)
    .execute();
  await db.schema
    .createIndex('addresses_words')
    .on('addresses')
    .using('gin')
    .expression(sql`to_tsvector('simple', words)`)
    .execute();
}
