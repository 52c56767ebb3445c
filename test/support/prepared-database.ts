import { openDatabase, type OpenDatabase } from '../../demo/server/platform/database/open-database.ts';
import { prepareDatabase } from '../../demo/server/prepare-database.ts';
import { PATIENT_DATABASE } from './no-limits.ts';

/** Where the data of a store is: in a PostgreSQL or in a folder. */
export interface Place {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
}

/**
 * Opens a database with the tables of the store.
 * @param place where its data is
 */
export async function openPrepared({ databaseUrl, dataDir = '' }: Place): Promise<OpenDatabase> {
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    reset: false,
    limits: PATIENT_DATABASE,
    onLostConnection: () => undefined,
  });
  await prepareDatabase(opened.db, false);
  return opened;
}
