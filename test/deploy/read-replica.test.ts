import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import pg from 'pg';

import { type StoreServer, startServer } from '../../demo/server/index.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { NO_LIMITS } from '../support/no-limits.ts';
import { until } from '../support/outbox-mails.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import {
  type PrivatePostgres,
  type PrivateReplica,
  startPrivatePostgres,
  startReplica,
} from '../support/private-postgres.ts';
import { Visitor } from '../support/visitor.ts';

const MUG = '/shop/mug';
const PAUSE_MS = 11_000;
const MAX_LAG_MS = 10_000;
const PATHS = [
  '/',
  '/shop',
  MUG,
  '/shop/mug/classic',
  '/shop/mug/reviews',
  '/search?q=mug',
  '/api/commerce/catalogue',
  '/api/commerce/search?q=mug',
];

describeWithPostgres('reads from a replica', () => {
  let primary: PrivatePostgres;
  let replica: PrivateReplica;
  let databaseUrl = '';
  let store: StoreServer;
  let nowMs = Date.now();
  const log: string[] = [];
  before(async () => {
    primary = await startPrivatePostgres();
    replica = await startReplica(primary);
    databaseUrl = await primary.createDatabase();
    store = await startServer({
      port: 0,
      databaseUrl,
      databaseReadUrl: replica.urlOf(databaseUrl),
      ownerPassword: OWNER_PASSWORD,
      captcha: null,
      rateLimits: NO_LIMITS,
      now: () => nowMs,
      log: (line) => log.push(line),
    });
  });
  after(async () => {
    await store.close();
    await replica.close();
    await primary.close();
  });

  const onPrimary = (statement: string) => run(databaseUrl, statement);
  const onReplica = (statement: string) => run(replica.urlOf(databaseUrl), statement);
  const rename = (title: string) =>
    onPrimary(
      `update products set details = jsonb_set(details::jsonb, '{title}', '"${title} Mug"') where id = 'mug'`,
    );
  const seenBy = async (visitor: Visitor, path = MUG) =>
    /(Fresh|Stale) Mug/.exec((await visitor.get(path)).text)?.[1];
  const seenByAnybody = (path = MUG) => seenBy(new Visitor(store.url), path);

  /** Lets the replica replay what is written, and nothing that is written later. */
  async function replayOnce(): Promise<void> {
    const [written] = await onPrimary('select pg_current_wal_insert_lsn()::text as at');
    await onReplica('select pg_wal_replay_resume()');
    await until(async () => {
      const [replica] = await onReplica(
        `select pg_last_wal_replay_lsn() >= '${String(written?.['at'])}' as has`,
      );
      return replica?.['has'] === true;
    });
    await onReplica('select pg_wal_replay_pause()');
  }

  /** The store looks at the replica a second later. */
  async function lookAgain(afterMs = 1_000): Promise<void> {
    nowMs += afterMs;
    await seenByAnybody();
  }

  /** Stops the replica behind a change that only the primary has. */
  beforeEach(async () => {
    await rename('Stale');
    await replayOnce();
    await lookAgain(PAUSE_MS);
    await replayOnce();
    await rename('Fresh');
    await lookAgain();
    await until(async () => (await seenByAnybody()) === 'Stale');
    log.length = 0;
  });

  test('show visitors who have written nothing the catalogue of the replica', async () => {
    for (const path of PATHS) assert.equal(await seenByAnybody(path), 'Stale', path);
  });

  test('show a visitor who has written the catalogue of the primary, until the replica has it', async () => {
    const visitor = await Visitor.arrive(store.url);
    assert.equal(await seenBy(visitor), 'Stale');
    assert.equal((await visitor.add({ itemId: 'mug' })).status, 200);
    for (const path of PATHS) assert.equal(await seenBy(visitor, path), 'Fresh', path);
    assert.equal(await seenByAnybody(), 'Stale');
    await replayOnce();
    await rename('Stale');
    await lookAgain();
    await until(async () => (await seenBy(visitor)) === 'Fresh');
  });

  test('show the owner the catalogue of the primary', async () => {
    assert.equal(await seenBy(await arriveAsOwner(store.url)), 'Fresh');
  });

  test('sell by the stock of the primary', async () => {
    await onPrimary("update stock set quantity = 0 where sku = 'mug'");
    const visitor = await Visitor.arrive(store.url);
    const answer = await visitor.add({ itemId: 'mug' });
    await onPrimary("update stock set quantity = 20 where sku = 'mug'");
    assert.match(answer.text, /SOLD_OUT/);
  });

  test('turn to the primary while the replica is ten seconds behind, and the log says so', async () => {
    nowMs += MAX_LAG_MS + 1;
    assert.equal(await seenByAnybody(), 'Fresh');
    await lookAgain();
    await until(() => Promise.resolve(log.length > 0));
    assert.deepEqual(log, ['read replica: it is too far behind, the primary answers instead']);
  });

  test('turn to the primary while the replica is down, and come back to it', async () => {
    await replica.stop();
    nowMs += PAUSE_MS;
    for (const path of PATHS) assert.equal(await seenByAnybody(path), 'Fresh', path);
    await replica.start();
  });

  test('start while the replica is down', async () => {
    await replica.stop();
    const lines: string[] = [];
    const other = await startServer({
      port: 0,
      databaseUrl,
      databaseReadUrl: replica.urlOf(databaseUrl),
      rateLimits: NO_LIMITS,
      log: (line) => lines.push(line),
    });
    assert.equal(await seenBy(new Visitor(other.url)), 'Fresh');
    await other.close();
    await replica.start();
    assert.match(lines.join(), /read replica: it does not answer/);
  });

  test("never show another store's catalogue, nor that of a database without a primary", async () => {
    for (const place of [databaseUrl, replica.urlOf(databaseUrl)]) {
      const other = await startServer({
        port: 0,
        databaseUrl: await primary.createDatabase(),
        databaseReadUrl: place,
        rateLimits: NO_LIMITS,
        log: () => undefined,
      });
      assert.equal(await seenBy(new Visitor(other.url)), undefined);
      await other.close();
    }
  });
});

/** Runs a statement on a connection of its own. */
async function run(connectionString: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
