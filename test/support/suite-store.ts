import { after, before } from 'node:test';
import { startServer, type StoreServer, type StoreServerOptions } from '../../demo/server/index.ts';
import { makeEmbeddedFolder } from './embedded-folder.ts';
import { removeFolder } from './temporary-folder.ts';

/** The store that all tests of a suite visit. */
export interface SuiteStore {
  /** Its address, once the tests run. */
  readonly url: string;
}

/**
 * Starts a store with data of its own before the tests of a suite, and closes it after them.
 * @param options of the server
 * @returns the store; call it inside of `describe`, before hooks that visit it
 */
export function startSuiteStore(options: StoreServerOptions = {}): SuiteStore {
  let dataDir: string;
  let server: StoreServer;
  before(async () => {
    dataDir = await makeEmbeddedFolder();
    server = await startServer({ port: 0, dataDir, ...options });
  });
  after(async () => {
    await server.close();
    removeFolder(dataDir);
  });
  return {
    get url() {
      return server.url;
    },
  };
}
