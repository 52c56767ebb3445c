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

/**
 * Sets how many pieces there are, and creates the tables where there are none.
 * @param place where the data is
 * @param quantities sku → pieces
 */
export async function stockUp(place: Place, quantities: Readonly<Record<string, number>>): Promise<void> {
  const { db, close } = await openPrepared(place);
  for (const [sku, quantity] of Object.entries(quantities))
    await db.updateTable('stock').set({ quantity }).where('sku', '=', sku).execute();
  await close();
}
