import { makeEmbeddedFolder } from '../embedded-folder.ts';
import { runStore, type StoreProcess } from '../store-process.ts';
import { removeFolder } from '../temporary-folder.ts';

/** A store as a process of its own, with faults, which can be killed. */
export interface MortalStore {
  readonly url: string;
  /** Kills and restarts the store; resolves when it is ready. */
  readonly kill: () => Promise<void>;
  /** Resolves when the store is ready. */
  readonly isUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a store with data of its own.
 * @returns the store; close it
 */
export async function startMortalStore(): Promise<MortalStore> {
  const dataDir = await makeEmbeddedFolder();
  const launch = (port: string): Promise<StoreProcess> => {
    const env = { DATA_DIR: dataDir, PORT: port };
    return runStore({ program: 'test/support/store-without-limits.ts', args: ['--faults'], env });
  };
  let store = await launch('0');
  let restart = Promise.resolve();
  const { url } = store;
  return {
    url,
    isUp: () => restart,
    kill() {
      restart = restart.then(async () => {
        await store.end('SIGKILL');
        store = await launch(new URL(url).port);
      });
      return restart;
    },
    async close() {
      await restart;
      await store.end('SIGTERM');
      removeFolder(dataDir);
    },
  };
}
