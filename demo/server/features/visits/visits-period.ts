import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { type Days, rangesOf } from '../../platform/shared/days.ts';

/** Consecutive days, and where each of them is read. */
export interface VisitsPeriod {
  readonly days: Days;
  /** Those that have totals. */
  readonly totaled: readonly string[];
  /** Whether an event is to be read: one of the other days. */
  readonly isLive: RawBuilder<boolean>;
}

/**
 * Finds the days of a period that have totals.
 * @param db the database of events, in the snapshot that the period is then read from
 * @param days the period
 * Source: docs/behaviour/reference-store.md §11.7
 */
export async function findPeriod(db: Database, days: Days): Promise<VisitsPeriod> {
  const rows = await db
    .selectFrom('visit_days')
    .select('day')
    .where(sql<boolean>`day = any(${days.names})`)
    .where('time_zone', '=', days.timeZone)
    .execute();
  const totaled = rows.map(({ day }) => day);
  const ranges = untotaledRanges(days, new Set(totaled)).map(
    ([startMs, endMs]) => sql`(occurred_at >= ${sql.lit(startMs)} and occurred_at < ${sql.lit(endMs)})`,
  );
  return { days, totaled, isLive: sql`(${sql.join([sql.lit(false), ...ranges], sql` or `)})` };
}

/** One range for consecutive days without totals: a condition for each of ninety days would be slow to plan. */
function untotaledRanges(days: Days, totaled: ReadonlySet<string>): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const { name, startMs, endMs } of rangesOf(days)) {
    if (totaled.has(name)) continue;
    const last = ranges.at(-1);
    if (last && last[1] === startMs) last[1] = endMs;
    else ranges.push([startMs, endMs]);
  }
  return ranges;
}
