import { Migrator } from 'kysely';

import { VISIT_MIGRATIONS } from './features.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './platform/database/open-database.ts';

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
    const provider = { getMigrations: () => Promise.resolve({ ...VISIT_MIGRATIONS }) };
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
