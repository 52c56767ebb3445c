import { Migrator } from 'kysely';

import { MIGRATIONS } from './migrations.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/open-database.ts';

/** The migrations of analytics events, which need no other table. */
const NAMES: readonly string[] = ['015-visits', '017-performance', '018-links-of-visits'];

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
    const migrations = Object.fromEntries(
      Object.entries(MIGRATIONS).filter(([name]) => NAMES.includes(name)),
    );
    const provider = { getMigrations: () => Promise.resolve(migrations) };
    const { error } = await new Migrator({ db: opened.db, provider }).migrateToLatest();
    if (error instanceof Error) throw error;
    if (options.reset)
      for (const table of ['analytics_events', 'performance_records'] as const)
        await opened.db.deleteFrom(table).execute();
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
