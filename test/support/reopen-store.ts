import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import type { Database } from '../../demo/server/platform/database/tables.ts';
import type { OpenStore, StoreMaker } from './each-database.ts';
import { PATIENT_DATABASE } from './no-limits.ts';

/**
 * Reads the database of a store, which one process alone can open.
 * @param stores starts the store again
 * @param store the store, which is closed
 * @param read the code that reads
 * @returns the store, running again on the same data, and what was read
 */
export async function reopenStore<Read>(
  stores: StoreMaker,
  store: OpenStore,
  read: (db: Database) => Promise<Read>,
): Promise<{ readonly store: OpenStore; readonly read: Read }> {
  await store.close();
  const { databaseUrl, dataDir = '' } = store.place;
  const opened = await openDatabase({
    databaseUrl,
    dataDir,
    reset: false,
    limits: PATIENT_DATABASE,
    onLostConnection: () => undefined,
  });
  let result: Read;
  try {
    result = await read(opened.db);
  } finally {
    await opened.close();
  }
  return { store: await stores.open(store.place), read: result };
}
