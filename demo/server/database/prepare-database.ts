import { type MigrationProvider, Migrator, sql } from 'kysely';

import { SEED_PRODUCTS } from '../catalogue/seed-products.ts';
import { MIGRATIONS } from './migrations.ts';
import { seed } from './seed.ts';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };

/**
 * Brings the schema up to date and fills an empty store; several processes may do it at the same time.
 * @param db the store's database
 * @param reset true empties every table of the store first
 * @throws whatever the database refused
 */
export async function prepareDatabase(db: Database, reset: boolean): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  await inTransaction(db, async (transaction) => {
    if (reset) {
      await sql`truncate settings, products, variants, stock, carts, cart_entries, orders, order_lines, idempotency`.execute(
        transaction,
      );
    }
    await seed(transaction, SEED_PRODUCTS);
  });
}
