import { after, before, describe, it } from 'node:test';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { cartGatewaySuite } from '../support/cart-gateway-suite.ts';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { arriveByRest, fetchWithCookies } from '../support/rest-visitor.ts';
import { removeFolder } from '../support/temporary-folder.ts';

describe('the REST gateway, over HTTP to the reference store', () => {
  let folder: string;
  let store: StoreServer;
  before(async () => {
    fetchWithCookies();
    folder = await makeEmbeddedFolder();
    store = await startServer({ port: 0, dataDir: folder, rateLimits: NO_LIMITS });
  });
  after(async () => {
    await store.close();
    removeFolder(folder);
  });

  cartGatewaySuite({ describe, it }, async () => (await arriveByRest(store.url)).gateway);
});
