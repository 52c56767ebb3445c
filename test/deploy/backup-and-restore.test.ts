import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { after, afterEach, before, beforeEach, describe, test } from 'node:test';
import pg from 'pg';

import { findPostgresWithClients } from '../../tools/postgres.mjs';
import { commandsIn, type CommandPlace, runCommands } from '../support/documented-commands.ts';
import { fillStore, query } from '../support/filled-store.ts';
import { until } from '../support/outbox-mails.ts';
import { placeOrder } from '../support/owner-orders.ts';
import { OWNER_PASSWORD } from '../support/owner.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { readFacts } from '../support/store-facts.ts';
import { runStore, type StoreProcess } from '../support/store-process.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { Visitor } from '../support/visitor.ts';

const SERVER_GUIDE = 'docs/server.md';
const DEPLOYMENT = 'demo/deploy/README.md';
/** What a rehearsal without containers leaves out. */
const NOTHING = { 'docker compose exec proxy ': () => undefined };

/** All that an order writes, besides its row. */
const ORDERS = `select
  (select count(*)::int from orders) as orders,
  (select count(distinct order_id)::int from order_lines) as with_lines,
  (select count(distinct order_id)::int from order_events) as with_events,
  (select count(*)::int from mails) as mails,
  (select quantity::int from stock where sku = 'mug') as stock`;

let postgres: PrivatePostgres;
let folder: string;
let env: Readonly<Record<string, string>>;
let store: StoreProcess | undefined;

/** The URL of a database by its name. */
function urlOf(name: string): string {
  const host = encodeURIComponent(path.dirname(postgres.socketFile));
  return `postgres://store@localhost:${env['PGPORT']}/${name}?host=${host}`;
}

async function start(databaseUrl = urlOf('store')): Promise<StoreProcess> {
  const settings = { DATABASE_URL: databaseUrl, OWNER_PASSWORD, CAPTCHA_PROVIDER: 'none' };
  store = await runStore({ env: settings });
  return store;
}

async function stop(): Promise<void> {
  await store?.end('SIGTERM');
  store = undefined;
}

async function order(url: string): Promise<void> {
  const visitor = await Visitor.arrive(url);
  await visitor.add({ itemId: 'mug' });
  await placeOrder(visitor);
}

before(async () => {
  const programs = findPostgresWithClients();
  postgres = await startPrivatePostgres({ programs });
  env = {
    PATH: `${programs}:${process.env['PATH'] ?? ''}`,
    PGHOST: path.dirname(postgres.socketFile),
    PGPORT: path.extname(postgres.socketFile).slice(1),
  };
});
after(() => postgres.close());

beforeEach(async () => {
  folder = makeTemporaryFolder();
  await query(urlOf('postgres'), 'create database store');
});
afterEach(async () => {
  await stop();
  for (const name of ['store', 'store_before', 'other'])
    await query(urlOf('postgres'), `drop database if exists ${name} with (force)`);
  removeFolder(folder);
});

describe('the commands of demo/deploy', () => {
  const place = (): CommandPlace => ({
    folder,
    env,
    instead: { ...NOTHING, 'docker compose stop ': stop, 'docker compose up ': () => start() },
  });

  test('back up a store that sells, and restore it: pages, sums, uploads and carts', async () => {
    const { url } = await start();
    await fillStore(url, urlOf('store'));
    const visitor = await Visitor.arrive(() => store!.url);
    await visitor.add({ itemId: 'mug', quantity: 3 });
    const facts = await readFacts(url, urlOf('store'));
    await runCommands(commandsIn(DEPLOYMENT, '### Back up'), place());
    await order(url);
    await runCommands(commandsIn(DEPLOYMENT, '### Restore'), place());
    assert.deepEqual(await readFacts(store!.url, urlOf('store')), facts);
    assert.equal((await visitor.cart()).totalQuantity, 3);
    const { rows } = await query(urlOf('store_before'), 'select count(*)::int as orders from orders');
    assert.deepEqual(rows, [{ orders: 4 }], 'the replaced database is kept');
  });

  test('refuse to restore into a database with tables, and leave it as it was', async () => {
    const { url } = await start();
    await runCommands(commandsIn(DEPLOYMENT, '### Back up'), place());
    await order(url);
    const restore = commandsIn(DEPLOYMENT, '### Restore').filter((command) => command.includes('pg_restore'));
    await assert.rejects(runCommands(restore, place()), /already exists/);
    const { rows } = await query(urlOf('store'), 'select count(*)::int as orders from orders');
    assert.deepEqual(rows, [{ orders: 1 }]);
    await order(url);
  });

  test('upgrade a store, and return to what it was', async () => {
    const { url } = await start();
    await fillStore(url, urlOf('store'));
    const facts = await readFacts(url, urlOf('store'));
    const building = { 'git pull': () => undefined, 'docker compose build': () => undefined };
    const upgrade = { ...place(), instead: { ...place().instead, ...building } };
    await runCommands(commandsIn(DEPLOYMENT, '### Upgrade'), upgrade);
    assert.deepEqual(await readFacts(store!.url, urlOf('store')), facts);
    await order(store!.url);
    await runCommands(commandsIn(DEPLOYMENT, '### Restore'), place());
    assert.deepEqual(await readFacts(store!.url, urlOf('store')), facts);
  });
});

describe('the commands of the server guide', () => {
  test('restore into the database of another role, which is no superuser', async () => {
    const { url } = await start();
    await order(url);
    const place = (address: string): CommandPlace => ({ folder, env: { ...env, POSTGRES_URL: address } });
    await runCommands(commandsIn(SERVER_GUIDE, '### Back up'), place(urlOf('store')));
    await stop();
    await query(urlOf('postgres'), 'create role shop login');
    await query(urlOf('postgres'), 'create database other owner shop');
    const other = urlOf('other').replace('store@', 'shop@');
    await runCommands(commandsIn(SERVER_GUIDE, '### Restore'), place(other));
    const restored = await start(other);
    await order(restored.url);
    const { rows } = await query(other, ORDERS);
    assert.deepEqual([rows[0]?.['orders'], rows[0]?.['with_lines']], [2, 2]);
  });

  test('dump one snapshot: an order that is placed meanwhile is not in it at all', async () => {
    const { url } = await start();
    await order(url);
    const { rows: seen } = await query(urlOf('store'), ORDERS);
    const [command = ''] = commandsIn(SERVER_GUIDE, '### Back up');
    // pg_dump locks all tables after it has taken its snapshot, so it waits for this one, which no order needs.
    const holder = new pg.Client({ connectionString: urlOf('store') });
    await holder.connect();
    await holder.query('begin; lock table galleries in access exclusive mode');
    const dump = spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, ...env, POSTGRES_URL: urlOf('store') },
      stdio: 'ignore',
    });
    const dumped = once(dump, 'exit');
    const waiting = "select 1 from pg_locks where not granted and relation = 'galleries'::regclass";
    await until(async () => (await query(urlOf('store'), waiting)).rows.length > 0);
    await order(url);
    await holder.query('commit');
    await holder.end();
    assert.deepEqual(await dumped, [0, null]);
    await query(urlOf('postgres'), 'create database other');
    const place = { folder, env: { ...env, POSTGRES_URL: urlOf('other') } };
    await runCommands(commandsIn(SERVER_GUIDE, '### Restore'), place);
    assert.deepEqual((await query(urlOf('other'), ORDERS)).rows, seen);
    assert.equal((await query(urlOf('store'), ORDERS)).rows[0]?.['orders'], 2);
  });
});
