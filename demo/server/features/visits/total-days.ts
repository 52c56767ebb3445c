import { sql } from 'kysely';

import { WEBSITE } from '../../../site/website.ts';
import { databaseNow } from '../../platform/database/database-now.ts';
import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type DayRange, lastDays, rangesOf } from '../../platform/shared/days.ts';
import { firstKeptMs } from './partitions.ts';
import { COUNTED_TRACKER, IS_STEP, STEP, VISITOR_NUMBER } from './steps.ts';
import { TOTALS_TABLES } from './totals-tables.ts';

/** The longest period of the page of visits. */
const SHOWN_DAYS = 90;
/** Statements that began before the end of a day, and mark it as late for that reason, have ended by then. */
const CLOSING_DELAY_MS = 60 * 60_000;
/** Only one process totals days at a time. */
const LOCK_ID = 5_307_411_927;
const { timeZone } = WEBSITE;

/** What totaling depends on. */
interface TotalingOptions {
  /** How many days events are kept. */
  readonly keptDays: number;
  /** Stops it after the current day. */
  readonly closing?: AbortSignal;
  /** The time, in milliseconds since 1970. Default: that of the database. */
  readonly now?: typeof databaseNow;
}

/**
 * Totals the days that are over and have no totals, or have received events since; drops old totals. Several processes may do
 * so at the same time.
 * @param db the database of events
 * @param options see `TotalingOptions`
 * Source: docs/behaviour/reference-store.md §11.7
 */
export async function totalDays(
  db: Database,
  { keptDays, closing, now = databaseNow }: TotalingOptions,
): Promise<void> {
  const nowMs = await now(db);
  const days = closedDays(nowMs, keptDays);
  const [first] = days;
  if (first === undefined) return;
  await alone(db, async (transaction) => {
    for (const table of TOTALS_TABLES)
      await transaction.deleteFrom(table).where('day', '<', first.name).execute();
  });
  for (const day of await findUntotaled(db, days)) {
    if (closing?.aborted === true) return;
    await alone(db, (transaction) => reopen(transaction, day));
    await alone(db, (transaction) => total(transaction, day));
  }
}

/** The oldest first; without those whose events are deleted already, even in part. */
function closedDays(nowMs: number, keptDays: number): readonly DayRange[] {
  return rangesOf(lastDays(SHOWN_DAYS + 1, timeZone, nowMs - CLOSING_DELAY_MS))
    .slice(0, -1)
    .filter(({ startMs }) => startMs >= firstKeptMs(nowMs, keptDays));
}

/** The newest first, which most pages show. Days without events are as cheap to read without totals. */
async function findUntotaled(db: Database, days: readonly DayRange[]): Promise<readonly DayRange[]> {
  const { rows } = await sql<DayRange>`
    select name, start_ms as "startMs", end_ms as "endMs"
    from unnest(${days.map(({ name }) => name)}::text[], ${days.map(({ startMs }) => startMs)}::bigint[],
      ${days.map(({ endMs }) => endMs)}::bigint[]) as days (name, start_ms, end_ms)
    where (name in (select day from late_visit_days)
        or name not in (select day from visit_days where time_zone = ${timeZone}))
      and exists (select 1 from analytics_events where occurred_at >= start_ms and occurred_at < end_ms)
    order by name desc`.execute(db);
  return rows;
}

/**
 * Lets pages read the events of a day that has received some. It is committed before these are totaled: an event that is
 * written meanwhile marks the day again.
 */
async function reopen(transaction: StoreTransaction, { name }: DayRange): Promise<void> {
  const late = await transaction.deleteFrom('late_visit_days').where('day', '=', name).executeTakeFirst();
  await transaction
    .deleteFrom('visit_days')
    .where('day', '=', name)
    .where(sql<boolean>`(${late.numDeletedRows > 0} or time_zone <> ${timeZone})`)
    .execute();
}

async function total(transaction: StoreTransaction, { name, startMs, endMs }: DayRange): Promise<void> {
  const done = await transaction.selectFrom('visit_days').where('day', '=', name).execute();
  // Another process was faster.
  if (done.length > 0) return;
  for (const table of ['visit_day_events', 'visit_day_visitors', 'visit_day_carts'] as const)
    await transaction.deleteFrom(table).where('day', '=', name).execute();
  const day = sql`${name}::text`;
  const isOfDay = sql`occurred_at >= ${sql.lit(startMs)} and occurred_at < ${sql.lit(endMs)}`;
  const isCounted = sql`${isOfDay} and tracker = ${COUNTED_TRACKER}`;
  await sql`insert into visit_day_events (day, name, tracker, count)
    select ${day}, name, tracker, count(*) from analytics_events where ${isOfDay} group by name, tracker`.execute(
    transaction,
  );
  await sql`insert into visit_day_visitors (day, visitor, step)
    select ${day}, ${VISITOR_NUMBER}, max(${STEP}) from analytics_events where ${isCounted} and ${IS_STEP}
    group by 2`.execute(transaction);
  await sql`insert into visit_day_carts (day, cart_id, visitor, is_of_step)
    select ${day}, cart_id, ${VISITOR_NUMBER}, bool_or(${IS_STEP}) from analytics_events
    where ${isCounted} and cart_id <> '' group by 2, 3`.execute(transaction);
  await sql`insert into visit_days (day, time_zone, visitors, views)
    select ${day}, ${timeZone}, count(distinct visitor), count(*) from analytics_events
    where ${isCounted} and name = 'page_view'`.execute(transaction);
}

async function alone(db: Database, work: (transaction: StoreTransaction) => Promise<void>): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(transaction);
    await work(transaction);
  });
}
