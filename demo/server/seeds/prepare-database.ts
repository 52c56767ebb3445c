import { type MigrationProvider, Migrator, sql } from 'kysely';

import { MIGRATIONS } from '../database/migrations.ts';
import { ALL_TABLES, type Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { seedCaptcha } from '../domains/captcha/index.ts';
import { addLanguages } from '../domains/languages/index.ts';
import { type OwnerLogin, seedOwner } from '../domains/owner/index.ts';
import { seedAddresses } from './seed-addresses.ts';
import { seedAlbums, seedCollections, seedContent, seedForms, seedNavigation } from './seed-content.ts';
import { seedReviews } from './seed-reviews.ts';
import { SEED_PRODUCTS } from './seed-products.ts';
import { seed } from './seed.ts';

const provider: MigrationProvider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };

/** The initial state of a store. */
interface NewStore {
  /** The owner's password; undefined for a random one, and to leave an account as it is. */
  readonly ownerPassword?: string | undefined;
  /** The languages that are on besides the site's own, until the owner changes them. Default: none. */
  readonly languages?: readonly string[];
}

/**
 * Migrates the schema and seeds an empty store; several processes may do so at the same time.
 * @param db the store's database
 * @param reset true empties every table of the store first
 * @param store the initial state
 * @returns the owner's credentials, if a random password was made
 * @throws whatever the database throws
 */
export async function prepareDatabase(
  db: Database,
  reset: boolean,
  { ownerPassword, languages = [] }: NewStore = {},
): Promise<OwnerLogin | undefined> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error instanceof Error) throw error;
  return inTransaction(db, async (transaction) => {
    if (reset) {
      const tables = sql.join(ALL_TABLES.map((table) => sql.table(table)));
      await sql`truncate ${tables}`.execute(transaction);
    }
    const isNew = await seed(transaction, SEED_PRODUCTS);
    if (isNew) await addLanguages(transaction, languages);
    await seedContent(transaction, Date.now());
    await seedAlbums(transaction);
    await seedForms(transaction);
    await seedNavigation(transaction);
    await seedCollections(transaction);
    await seedReviews(transaction, Date.now());
    await seedAddresses(transaction);
    await seedCaptcha(transaction);
    return seedOwner(transaction, ownerPassword);
  });
}
