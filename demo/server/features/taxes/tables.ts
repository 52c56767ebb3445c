import { type Kysely, sql } from 'kysely';

import { key } from '../../platform/database/columns.ts';

/** The tax rate of a country, in hundredths of a percent. */
interface TaxRatesTable {
  country: string;
  basis_points: number;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tax_rates: TaxRatesTable;
  }
}

/**
 * Creates the table of tax rates; a store has none at first.
 * @param db a database with the store's first tables
 */
export async function createTaxes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tax_rates')
    .addColumn('country', 'text', key)
    .addColumn('basis_points', 'integer', (column) =>
      column.notNull().check(sql`basis_points between 1 and 10000`),
    )
    .execute();
}
