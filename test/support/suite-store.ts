import { after, before } from 'node:test';
import { startServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { closing } from './closing.ts';
import { makeEmbeddedFolder } from './embedded-folder.ts';
import { removeFolder } from './temporary-folder.ts';

/** The store that all tests of a suite visit. */
export interface SuiteStore {
  /** Its URL, once the tests run. */
  readonly url: string;
}

/**
 * Starts a store with data of its own before the tests of a suite, and closes it after them.
 * @param options of the server
 * @returns the store; call it inside of `describe`, before hooks that visit it
 */
export function startSuiteStore(options: StoreServerOptions = {}): SuiteStore {
  let dataDir: string;
  let store: SuiteStore;
  let close: () => Promise<void>;
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    const server = await startServer({ port: 0, dataDir, ...options });
    store = { url: server.url };
    close = closing(server);
  });
  after(async () => {
    await close();
    removeFolder(dataDir);
  });
  return {
    get url() {
      return store.url;
    },
  };
}
