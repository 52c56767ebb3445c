import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';

import { readSettings } from '../../demo/server/read-settings.ts';
import { ROOT } from '../../tools/run.mjs';
import { assertFlawless, auditRush } from '../support/audit-rush.ts';
import {
  type DeployedServer,
  moveHere,
  readDeployed,
  readServices,
  startDeployedNginx,
  startDeployedPgBouncer,
} from '../support/deployment.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { createDisturber } from '../support/disturb-rush.ts';
import { freePort } from '../support/free-port.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { openPrepared, stockUp } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { rush } from '../support/rush.ts';
import { runStore, type StoreProcess } from '../support/store-process.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

const PASSWORD = 'fa11ed';
const ENV = { POSTGRES_PASSWORD: PASSWORD, OWNER_PASSWORD };
const SERVICES = readServices(ENV);
const STORES = Object.keys(SERVICES).filter((name) => name.startsWith('store-'));
const MUGS = 12;
const CLIENTS = 30;
/** Stops a test that hangs, not a slow machine. */
const DEADLINE_MS = 300_000;

describe('compose.yaml', () => {
  const settings = SERVICES['store-1']?.environment ?? {};

  test('has three stores, whose settings a store takes', () => {
    assert.equal(STORES.length, 3);
    const { databaseUrl, trustedProxies, logFormat, hostname } = readSettings([], settings);
    assert.deepEqual([trustedProxies, logFormat, hostname], [1, 'json', '0.0.0.0']);
    const { hostname: host, port } = new URL(databaseUrl!);
    assert.ok(host in SERVICES, host);
    assert.match(readDeployed('pgbouncer.ini'), new RegExp(`^listen_port = ${port}$`, 'm'));
    const documented = readDeployed('../../docs/server.md');
    for (const name of Object.keys(settings)) assert.ok(documented.includes(`\`${name}\``), name);
  });

  test('names only services and files that there are', () => {
    for (const [name, { volumes = [], depends_on: needs = [], build }] of Object.entries(SERVICES)) {
      for (const needed of Array.isArray(needs) ? needs : Object.keys(needs))
        assert.ok(String(needed) in SERVICES, `${name} needs ${String(needed)}`);
      const mounted = volumes.map((volume) => volume.split(':')[0]!).filter((file) => file.startsWith('.'));
      const files = mounted.map((file) => path.join(ROOT, 'demo/deploy', file));
      if (build) files.push(path.resolve(ROOT, 'demo/deploy', build.context, build.dockerfile));
      for (const file of files) assert.ok(existsSync(file), file);
    }
    for (const store of STORES)
      assert.ok(readDeployed('nginx.conf').includes(`server ${store}:${settings['PORT']} `));
    assert.match(readDeployed('pgbouncer.ini'), /host=postgres /);
  });

  test('publishes the proxy alone', () => {
    const published = Object.entries(SERVICES).filter(([, { ports = [] }]) => ports.length > 0);
    assert.deepEqual(
      published.map(([name]) => name),
      ['proxy'],
    );
  });
});

describeWithPostgres('nginx.conf and pgbouncer.ini with three stores', () => {
  const folder = makeTemporaryFolder();
  let postgres: PrivatePostgres;
  let databaseUrl: string;
  let pooler: DeployedServer;
  let stores: readonly StoreProcess[] = [];
  let metricsPort: number;
  let proxy: DeployedServer;
  let url: string;
  before(async () => {
    postgres = await startPrivatePostgres({ isDurable: true });
    databaseUrl = await postgres.createDatabase();
    await stockUp({ databaseUrl }, { mug: MUGS });
    pooler = await startDeployedPgBouncer(folder, databaseUrl, PASSWORD);
    const port = await freePort();
    metricsPort = await freePort();
    url = `http://localhost:${port}`;
    const here = { HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1', PORT: '0', PUBLIC_URL: url };
    stores = await Promise.all(
      STORES.map((name, index) => {
        const there = SERVICES[name]?.environment ?? {};
        const DATABASE_URL = moveHere(there['DATABASE_URL'] ?? '', {
          'pgbouncer:6432': `127.0.0.1:${pooler.port}`,
        });
        const METRICS_PORT = index === 1 ? String(metricsPort) : '0';
        return runStore({ env: { ...there, ...here, DATABASE_URL, METRICS_PORT } });
      }),
    );
    proxy = await startDeployedNginx(
      folder,
      port,
      stores.map((store) => new URL(store.url).port),
    );
  });
  after(async () => {
    await proxy.end();
    await Promise.all(stores.map((store) => store.end('SIGTERM')));
    await pooler.end();
    await postgres.close();
    removeFolder(folder);
  });

  test('visitors see the shop, the owner logs in, and health is not public', async () => {
    const visitor = await Visitor.arrive(url);
    const { status, headers } = await visitor.get('/shop');
    assert.equal(status, 200);
    // nginx names requests with 32 digits, a store with a UUID.
    assert.match(headers.get('x-request-id') ?? '', /^[\da-f]{32}$/);
    assert.equal((await visitor.get('/health/ready')).status, 404);
    const owner = await arriveAsOwner(url);
    assert.equal((await owner.get('/owner/orders')).status, 200);
  });

  test('all mugs are sold, none twice, while a store is killed', async () => {
    const { onAcknowledged, finish } = createDisturber([
      { least: 2, most: 6, disturb: async () => void (await stores[0]!.end('SIGKILL')) },
    ]);
    const clients = await rush({
      urlOf: () => url,
      clientCount: CLIENTS,
      itemId: 'mug',
      startWindowMs: 0,
      deadlineMs: DEADLINE_MS,
      onAcknowledged,
    });
    await finish();
    const { db, close } = await openPrepared({ databaseUrl });
    assertFlawless(await auditRush(db, clients, 'mug', MUGS), MUGS);
    await close();
  });

  test('without one store the others answer each request', async () => {
    const visitor = await Visitor.arrive(url);
    for (let count = 0; count < STORES.length * 2; count += 1)
      assert.equal((await visitor.get('/cart')).status, 200);
  });

  test('metrics are served on their own port', async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    assert.match(text, /^database_pool_connections\{state="idle"\} \d+$/m);
    assert.match(
      text,
      /^http_request_duration_seconds_count\{method="POST",route="\/checkout",status="303"\} \d+$/m,
    );
  });
});
