import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';

import { databaseNow } from '../../platform/database/database-now.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** How many days events are kept, unless the store has another setting. */
export const VISITS_DAYS = 400;

const DAY_MS = 86_400_000;
/** A process may be down, and its sweeps may fail, for that long before events are in the partition without a day. */
const DAYS_AHEAD = 7;
/** Only one process creates and drops partitions at a time. */
const LOCK_ID = 5_307_411_926;
const EVENTS = 'analytics_events';
/** Events of days without a partition, such as those of a wrong clock. */
const WITHOUT_DAY = 'analytics_events_without_day';
/** Events from before there were partitions. */
const FIRST = 'analytics_events_first';

interface Partition {
  readonly name: string;
  /** Milliseconds since 1970; behind its last event. */
  readonly end_ms: number;
}

/**
 * Divides the table of events into partitions by day. Existing events become the first of them, without being copied.
 * @param db a database with visits
 * Source: docs/behaviour/reference-store.md §11.6
 */
export async function divideVisits(db: Kysely<unknown>): Promise<void> {
  const end = startOfDay(Date.now()) + 2 * DAY_MS;
  await sql`alter table analytics_events rename to ${sql.table(FIRST)}`.execute(db);
  await sql`alter table ${sql.table(FIRST)} drop constraint analytics_events_key,
    add constraint analytics_events_first_key primary key (tracker, event_id, occurred_at)`.execute(db);
  for (const index of ['by_time', 'by_step'])
    await sql`alter index ${sql.table(`${EVENTS}_${index}`)} rename to ${sql.table(`${FIRST}_${index}`)}`.execute(
      db,
    );
  await sql`create table analytics_events (like ${sql.table(FIRST)} including defaults)
    partition by range (occurred_at)`.execute(db);
  await sql`alter table analytics_events
    add constraint analytics_events_key primary key (tracker, event_id, occurred_at)`.execute(db);
  await sql`create index analytics_events_by_time on analytics_events (occurred_at, name)`.execute(db);
  await sql`create index analytics_events_by_step on analytics_events (tracker, name, occurred_at)`.execute(
    db,
  );
  await sql`create table ${sql.table(WITHOUT_DAY)} (like ${sql.table(FIRST)} including defaults)`.execute(db);
  // Earlier releases also stored events of clocks that were days ahead.
  await sql`with moved as (
    delete from ${sql.table(FIRST)} where occurred_at >= ${sql.lit(end)} returning *
  ) insert into ${sql.table(WITHOUT_DAY)} select * from moved`.execute(db);
  await sql`alter table analytics_events attach partition ${sql.table(FIRST)}
    for values from (minvalue) to (${sql.lit(end)})`.execute(db);
  await sql`alter table analytics_events attach partition ${sql.table(WITHOUT_DAY)} default`.execute(db);
  await createDays(db, Date.now());
}

/**
 * Finds the time from which on events are kept.
 * @param nowMs milliseconds since 1970
 * @param keptDays how many days events are kept
 * Source: docs/behaviour/reference-store.md §11.6
 */
export function firstKeptMs(nowMs: number, keptDays: number): number {
  return startOfDay(nowMs) - keptDays * DAY_MS;
}

/**
 * Creates the partitions of the next days, and drops those whose events are too old.
 * @param db the database of events; of several processes one does it
 * @param keptDays how many days events are kept
 * @param now the time, in milliseconds since 1970; default: that of the database
 * Source: docs/behaviour/reference-store.md §11.6
 */
export async function sweepVisits(db: Database, keptDays: number, now = databaseNow): Promise<void> {
  const nowMs = await now(db);
  const endMs = firstKeptMs(nowMs, keptDays);
  await alone(db, (transaction) => createDays(transaction, nowMs));
  // Apart, because a dropped partition locks the whole table first, and a created one that of other days.
  await alone(db, async (transaction) => {
    for (const { name, end_ms: end } of await findPartitions(transaction))
      if (end <= endMs) await sql`drop table ${sql.table(name)}`.execute(transaction);
  });
  await alone(db, async (transaction) => {
    await transaction.deleteFrom('analytics_events').where('occurred_at', '<', endMs).execute();
    await transaction.deleteFrom('performance_records').where('occurred_at', '<', endMs).execute();
  });
}

/** Does work in a transaction, unless another process does it at the same time. */
async function alone(db: Database, work: (transaction: StoreTransaction) => Promise<void>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(LOCK_ID)}) as "isOurs"`.execute(transaction);
    if (rows[0]?.isOurs !== true) return;
    // The first partition may be large.
    await sql`set local statement_timeout = 0`.execute(transaction);
    // A backup locks the table for as long as it lasts: events must not wait behind this transaction, which can try again later.
    await sql`set local lock_timeout = '2s'`.execute(transaction);
    await work(transaction);
  });
}

async function createDays(db: QueryExecutorProvider, nowMs: number): Promise<void> {
  const known = await findPartitions(db);
  const today = startOfDay(nowMs);
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const startMs = today + ahead * DAY_MS;
    const name = `${EVENTS}_${new Date(startMs).toISOString().slice(0, 10).replaceAll('-', '')}`;
    const first = known.find((one) => one.name === FIRST);
    const isThere = known.some((one) => one.name === name) || startMs < (first?.end_ms ?? 0);
    if (!isThere) await createDay(db, name, startMs);
  }
}

/** A partition cannot be attached while another has its events. */
async function createDay(db: QueryExecutorProvider, name: string, startMs: number): Promise<void> {
  const [table, start, end] = [sql.table(name), sql.lit(startMs), sql.lit(startMs + DAY_MS)];
  await sql`lock table ${sql.table(WITHOUT_DAY)} in access exclusive mode`.execute(db);
  await sql`create table ${table} (like analytics_events including defaults)`.execute(db);
  await sql`with moved as (
    delete from ${sql.table(WITHOUT_DAY)} where occurred_at >= ${start} and occurred_at < ${end} returning *
  ) insert into ${table} select * from moved`.execute(db);
  await sql`alter table analytics_events attach partition ${table} for values from (${start}) to (${end})`.execute(
    db,
  );
}

async function findPartitions(db: QueryExecutorProvider): Promise<readonly Partition[]> {
  const { rows } = await sql<Partition>`select relname as name,
      substring(pg_get_expr(relpartbound, pg_class.oid) from 'TO [(]''?([0-9]+)')::bigint as end_ms
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'analytics_events'::regclass and pg_get_expr(relpartbound, pg_class.oid) <> 'DEFAULT'`.execute(
    db,
  );
  return rows;
}

function startOfDay(timeMs: number): number {
  return timeMs - (timeMs % DAY_MS);
}
