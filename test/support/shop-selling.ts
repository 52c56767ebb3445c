import { Migrator } from 'kysely';

import type { SeedProduct } from '../../demo/server/features/catalogue/seed-product.ts';
import { MIGRATIONS } from '../../demo/server/features.ts';
import { seed } from '../../demo/server/features/catalogue/seed.ts';
import { startServer, type StoreServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { makeEmbeddedFolder, openEmbedded } from './embedded-folder.ts';
import { removeFolder } from './temporary-folder.ts';

/** A store with the products of a test. */
export interface ShopSelling {
  readonly store: StoreServer;
  readonly close: () => Promise<void>;
}

/**
 * Starts a real store with some products only.
 * @param products its products
 * @param options of the server
 * @returns the store; close it after the tests
 */
export async function openShopSelling(
  products: readonly SeedProduct[],
  options: StoreServerOptions = {},
): Promise<ShopSelling> {
  const dataDir = await makeEmbeddedFolder({ isEmpty: true });
  const { db, close } = await openEmbedded(dataDir);
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  await new Migrator({ db, provider }).migrateToLatest();
  // A seeded store is not seeded again when it starts.
  await db.transaction().execute((transaction) => seed(transaction, products));
  await close();
  const store = await startServer({ port: 0, dataDir, ...options });
  return {
    store,
    async close() {
      await store.close();
      removeFolder(dataDir);
    },
  };
}
