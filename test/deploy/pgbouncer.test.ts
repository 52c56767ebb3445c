import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

import { isUnreachable } from '../../demo/server/platform/database/is-unreachable.ts';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { inTransaction } from '../../demo/server/platform/database/transaction.ts';
import { assertFlawless, auditRush } from '../support/audit-rush.ts';
import { describeWithPostgres } from '../support/describe-with-postgres.ts';
import { arriveAsOwner, OWNER_PASSWORD } from '../support/owner.ts';
import { until } from '../support/outbox-mails.ts';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { openPrepared, stockUp } from '../support/prepared-database.ts';
import { type PrivatePostgres, startPrivatePostgres } from '../support/private-postgres.ts';
import { type RushClient, rush } from '../support/rush.ts';
import { runStore } from '../support/store-process.ts';

const MUGS = 12;
const CLIENTS = 40;
const POOL_SIZE = 3;
/** Stops a test that hangs, not a slow machine. */
const DEADLINE_MS = 300_000;
const PROGRAM = fileURLToPath(import.meta.resolve('../support/store-without-limits.ts'));
const SESSION_STATE = `select current_setting('statement_timeout') as statement,
  current_setting('idle_in_transaction_session_timeout') as idle,
  (select count(*)::int from pg_prepared_statements) as prepared,
  (select count(*)::int from pg_listening_channels()) as channels,
  (select count(*)::int from pg_locks where locktype = 'advisory') as locks,
  (select count(*)::int from pg_class where relpersistence = 't') as temporary`;
/** PostgreSQL's code for a statement that was ended, also by its time limit. */
const STATEMENT_TIMEOUT = '57014';
const UNUSED_FOLDER = { dataDir: '', reset: false, onLostConnection: () => undefined };
const UNTOUCHED = { statement: '0', idle: '0', prepared: 0, channels: 0, locks: 0, temporary: 0 };

/** Two stores on one database, each with half of the clients. */
async function sell(databaseUrl: string): Promise<readonly RushClient[]> {
  const env = { DATABASE_URL: databaseUrl, OWNER_PASSWORD, CAPTCHA_PROVIDER: 'none' };
  // Both migrate the empty database at once.
  const stores = await Promise.all([1, 2].map(() => runStore({ program: PROGRAM, env })));
  await stockUp({ databaseUrl }, { mug: MUGS });
  const rushes = stores.map(({ url }) =>
    rush({
      urlOf: () => url,
      clientCount: CLIENTS / 2,
      itemId: 'mug',
      startWindowMs: 0,
      deadlineMs: DEADLINE_MS,
    }),
  );
  const clients = (await Promise.all(rushes)).flat();
  const owner = await arriveAsOwner(stores[0]!.url);
  assert.match((await owner.get('/owner/orders')).text, /Ann/);
  assert.deepEqual(await Promise.all(stores.map((store) => store.end('SIGTERM'))), [0, 0]);
  return clients;
}

/** Takes every connection of the pool, each for a transaction of another client. */
async function holdPool(databaseUrl: string): Promise<readonly pg.Client[]> {
  const holders = Array.from({ length: POOL_SIZE }, () => new pg.Client({ connectionString: databaseUrl }));
  for (const holder of holders) {
    await holder.connect();
    await holder.query('begin');
  }
  return holders;
}

/** Reads the state of every connection of the pool. */
async function readSessions(databaseUrl: string): Promise<readonly unknown[]> {
  const holders = await holdPool(databaseUrl);
  const states: unknown[] = [];
  for (const holder of holders) states.push((await holder.query(SESSION_STATE)).rows[0]);
  await Promise.all(holders.map((holder) => holder.end()));
  return states;
}

/** Waits until PostgreSQL has ended all transactions that wait for a statement. */
async function untilNoneIsIdle(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await until(async () => {
    const { rows } = await client.query(
      "select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    return rows.length === 0;
  });
  await client.end();
}

describeWithPostgres('behind PgBouncer in transaction mode', () => {
  let postgres: PrivatePostgres;
  before(async () => {
    postgres = await startPrivatePostgres();
  });
  after(() => postgres.close());

  for (const [what, settings] of [
    ['with its own settings', {}],
    [
      'that ignores settings of connections',
      { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' },
    ],
  ] as const)
    describe(what, () => {
      let pooler: PgBouncer;
      before(async () => {
        pooler = await startPgBouncer({ socketFile: postgres.socketFile, poolSize: POOL_SIZE, settings });
      });
      after(() => pooler.close());

      test('two stores start, sell what there is to concurrent clients, and leave no state in connections', async () => {
        const direct = await postgres.createDatabase();
        const databaseUrl = pooler.urlOf(direct);
        const clients = await sell(databaseUrl);
        assert.deepEqual(
          await readSessions(databaseUrl),
          Array.from({ length: POOL_SIZE }, () => UNTOUCHED),
        );
        // Another start of the migrations needs their lock.
        const { db, close } = await openPrepared({ databaseUrl });
        assertFlawless(await auditRush(db, clients, 'mug', MUGS), MUGS);
        await close();
      });

      test('time limits end statements, idle transactions and the wait for a connection', async () => {
        const direct = await postgres.createDatabase();
        const { db, close } = await openDatabase({
          ...UNUSED_FOLDER,
          databaseUrl: pooler.urlOf(direct),
          limits: { connectTimeoutMs: 1_000, statementTimeoutMs: 300 },
        });
        const endless = sql`select pg_sleep(3600)`;
        await assert.rejects(endless.execute(db), { code: STATEMENT_TIMEOUT });
        await assert.rejects(
          inTransaction(db, (transaction) => endless.execute(transaction)),
          { code: STATEMENT_TIMEOUT },
        );
        await assert.rejects(
          db.transaction().execute(async (transaction) => {
            await sql`select 1`.execute(transaction);
            await untilNoneIsIdle(direct);
            await sql`select 1`.execute(transaction);
          }),
          isUnreachable,
        );
        const holders = await holdPool(pooler.urlOf(direct));
        await assert.rejects(sql`select 1`.execute(db), isUnreachable);
        await Promise.all(holders.map((holder) => holder.end()));
        assert.deepEqual((await sql`select 1 as one`.execute(db)).rows, [{ one: 1 }]);
        await close();
      });

      test('limits of the role or the database replace those of the store', async () => {
        const direct = await postgres.createDatabase();
        const name = new URL(direct).pathname.slice(1);
        const client = new pg.Client({ connectionString: direct });
        await client.connect();
        await client.query(`alter database ${name} set statement_timeout = '7s'`);
        await client.query(`alter database ${name} set idle_in_transaction_session_timeout = '7s'`);
        await client.end();
        const { db, close } = await openDatabase({ ...UNUSED_FOLDER, databaseUrl: pooler.urlOf(direct) });
        const { rows } = await sql`show statement_timeout`.execute(db);
        assert.deepEqual(rows, [{ statement_timeout: '7s' }]);
        await close();
      });
    });
});
