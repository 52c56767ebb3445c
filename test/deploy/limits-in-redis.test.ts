import { createClient } from '@redis/client';
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { startServer, type StoreServer } from '../../demo/server/index.ts';
import { findInstalled } from '../../tools/installed.mjs';
import { makeEmbeddedFolder } from '../support/embedded-folder.ts';
import { FEW_REQUESTS } from '../support/few-requests.ts';
import { freePort } from '../support/free-port.ts';
import { startOwnServer } from '../support/own-server.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

/** Nothing is refilled while a test runs. */
const RATE_LIMITS = { ...FEW_REQUESTS, login: { burst: 2, perSecond: 0.001 } };

describe('limits in Redis', () => {
  const folders: string[] = [];
  let limitsUrl = '';
  let end: () => Promise<void>;
  before(async () => {
    const folder = makeTemporaryFolder();
    folders.push(folder);
    const port = await freePort();
    limitsUrl = `redis://127.0.0.1:${port}`;
    const stop = await startOwnServer({
      program: findInstalled('redis-server'),
      args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      ready: 'eady to accept connections',
    });
    let ending: Promise<void> | undefined;
    end = () => (ending ??= stop());
  });
  after(async () => {
    await end();
    folders.forEach(removeFolder);
  });

  async function open(dataDir: string, log: string[] = []): Promise<StoreServer> {
    return startServer({
      port: 0,
      dataDir,
      limitsUrl,
      rateLimits: RATE_LIMITS,
      log: (line) => log.push(line),
    });
  }

  async function makeFolder(): Promise<string> {
    const folder = await makeEmbeddedFolder();
    folders.push(folder);
    return folder;
  }

  const guess = async ({ url }: StoreServer): Promise<number> => {
    const visitor = await Visitor.arrive(url);
    return (await visitor.post('/owner/login', { name: 'owner', password: 'guess' })).status;
  };

  test('outlive the process that has counted', async () => {
    const folder = await makeFolder();
    const first = await open(folder);
    const before = [await guess(first), await guess(first)];
    await first.close();
    const second = await open(folder);
    const after = await guess(second);
    await second.close();
    assert.deepEqual([...before, after], [422, 422, 429]);
  });

  test('are counted by the process while Redis hangs', async () => {
    const log: string[] = [];
    const store = await open(await makeFolder(), log);
    const client = createClient({ url: limitsUrl });
    await client.connect();
    await client.sendCommand(['CLIENT', 'PAUSE', '600000', 'ALL']);
    client.destroy();
    const statuses = [await guess(store), await guess(store), await guess(store)];
    await store.close();
    assert.deepEqual(statuses, [422, 422, 429]);
    assert.match(log.join('\n'), /rate limits: their store does not answer/);
  });

  test('are counted by the process while Redis is down', async () => {
    const log: string[] = [];
    const store = await open(await makeFolder(), log);
    await end();
    const statuses = [await guess(store), await guess(store), await guess(store)];
    await store.close();
    assert.deepEqual(statuses, [422, 422, 429]);
    assert.match(log.join('\n'), /rate limits: their store does not answer/);
  });
});
