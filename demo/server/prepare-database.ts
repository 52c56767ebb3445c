import { sql } from 'kysely';

import { MIGRATIONS, ALL_TABLES, VISIT_MIGRATIONS, VISIT_TABLES } from './features.ts';
import { seedCaptcha } from './features/captcha/feature.ts';
import { SEED_PRODUCTS, seed } from './features/catalogue/feature.ts';
import { seedCollections } from './features/collections/feature.ts';
import { seedProductFiles } from './features/downloads/feature.ts';
import { seedEvents } from './features/events/feature.ts';
import { seedForms } from './features/forms/feature.ts';
import { seedGalleries, seedAlbums } from './features/galleries/feature.ts';
import { seedPosts } from './features/journal/feature.ts';
import { addLanguages } from './features/languages/feature.ts';
import { seedMailingLists } from './features/mailing-lists/feature.ts';
import { seedNavigation } from './features/navigation/feature.ts';
import { type OwnerLogin, seedOwner } from './features/owner/feature.ts';
import { seedAddresses } from './features/places/feature.ts';
import { seedReviews } from './features/reviews/feature.ts';
import { indexPages } from './features/search/feature.ts';
import { seedShippingMethods } from './features/shipping/feature.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/open-database.ts';
import { isFirst } from './platform/database/settings.ts';
import type { Database } from './platform/database/tables.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { seedSecret } from './platform/sessions/secret.ts';

const SEEDED_CONTENT = 'seeded-content';

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
  await migrate(db, MIGRATIONS);
  return inTransaction(db, async (transaction) => {
    if (reset) {
      const tables = sql.join(ALL_TABLES.map((table) => sql.table(table)));
      await sql`truncate ${tables}`.execute(transaction);
    }
    await seedSecret(transaction);
    const isNew = await seed(transaction, SEED_PRODUCTS);
    if (isNew) await addLanguages(transaction, languages);
    if (await isFirst(transaction, SEEDED_CONTENT)) {
      await seedPosts(transaction, Date.now());
      await seedEvents(transaction, Date.now());
      await seedGalleries(transaction);
    }
    await seedAlbums(transaction);
    await seedShippingMethods(transaction);
    await seedMailingLists(transaction);
    await seedForms(transaction);
    await seedNavigation(transaction);
    await seedCollections(transaction);
    await seedReviews(transaction, Date.now());
    await seedProductFiles(transaction);
    await seedAddresses(transaction);
    await seedCaptcha(transaction);
    await indexPages(transaction);
    return seedOwner(transaction, ownerPassword);
  });
}

/**
 * Opens a separate database for analytics events, and creates its tables.
 * @param options where it is; `reset` empties its tables
 * @returns the database
 * @throws StartFailure if it cannot be used
 * Source: docs/behaviour/reference-store.md §11.5
 */
export async function openVisits(options: DatabaseOptions): Promise<OpenDatabase> {
  const opened = await openDatabase(options);
  try {
    await migrate(opened.db, VISIT_MIGRATIONS);
    if (options.reset) for (const table of VISIT_TABLES) await opened.db.deleteFrom(table).execute();
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
