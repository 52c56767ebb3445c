import { type MigrationProvider, Migrator, sql } from 'kysely';

import { MIGRATIONS } from './migrations.ts';
import { ALL_TABLES, type Database } from './platform/database/tables.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { seedCaptcha } from './features/captcha/index.ts';
import { addLanguages } from './features/languages/index.ts';
import { type OwnerLogin, seedOwner } from './features/owner/index.ts';
import { seedAddresses } from './features/places/seed-addresses.ts';
import {
  seedAlbums,
  seedCollections,
  seedContent,
  seedForms,
  seedNavigation,
} from './features/journal/seed-content.ts';
import { seedReviews } from './features/reviews/seed-reviews.ts';
import { SEED_PRODUCTS } from './features/catalogue/seed-products.ts';
import { seed } from './features/catalogue/seed.ts';

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
