import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { type Days, rangesOf } from '../../platform/shared/days.ts';
import { RATINGS } from './read-records.ts';

/** The third quartile of one metric of a page. */
export interface PageSpeed {
  readonly path: string;
  /** `FCP`, `LCP`, `CLS`, `FID`, `INP` or `TTFB`. */
  readonly measure: string;
  /** Milliseconds; a score without unit for CLS. */
  readonly value: number;
  readonly rating: string;
  readonly loads: number;
}

/** The metrics of the page loads of a period. */
export interface PageSpeeds {
  /** The pages with the most loads first. */
  readonly speeds: readonly PageSpeed[];
  /** The limit of values of a day, where a day has reached it; otherwise undefined. */
  readonly maxValuesPerDay: number | undefined;
}

/** Values of a period that are read, as many of each day that has some: their number has no limit. */
const MAX_VALUES = 20_000;
/** Limits the rows, because visitors send the paths. */
const MAX_ROWS = 300;

interface SpeedRow extends Omit<PageSpeed, 'rating'> {
  readonly place: number;
  readonly limit: number;
  readonly most: number;
}

/**
 * Reads the third quartile of each metric of each page, from the latest values of each day.
 * @param db the database of metrics
 * @param days the period
 * Source: docs/behaviour/owner-pages.md §9.4
 */
export async function readPageSpeeds(db: Database, days: Days): Promise<PageSpeeds> {
  const ranges = rangesOf(days);
  const isOfDay = sql`occurred_at >= start_ms and occurred_at < end_ms`;
  const { rows } = await sql<SpeedRow>`
    with days as materialized (
      select start_ms, end_ms from unnest(${ranges.map(({ startMs }) => startMs)}::bigint[],
        ${ranges.map(({ endMs }) => endMs)}::bigint[]) as day (start_ms, end_ms)
      where exists (select 1 from performance_records where ${isOfDay})
    ), share as materialized (select ${sql.lit(MAX_VALUES)} / greatest(count(*), 1) as size from days)
    select page_path as path, name as measure, count(*) as loads,
      percentile_disc(0.75) within group (order by value) as value,
      percentile_disc(0.75) within group (order by ${placeOf(sql.ref('rating'))}) as place,
      (select size from share) as "limit",
      -- Of all pages, also of those beyond the limit of rows.
      max(max(nth)) over () as most
    from days, lateral (
      select page_path, name, value, rating, row_number() over (order by occurred_at desc) as nth
      from performance_records where ${isOfDay}
      order by occurred_at desc limit (select size from share)
    ) as latest
    group by page_path, name order by loads desc, page_path limit ${sql.lit(MAX_ROWS)}`.execute(db);
  const [first] = rows;
  return {
    speeds: rows.map(({ path, measure, value, place, loads }) => ({
      path,
      measure,
      value,
      rating: RATINGS[place] ?? '',
      loads,
    })),
    maxValuesPerDay: first && first.most === first.limit ? first.limit : undefined,
  };
}

/** A worse rating never has a better value, so both have their quartile at the same load. */
function placeOf(rating: RawBuilder<unknown>): RawBuilder<number> {
  return sql`array_position(array[${sql.join(RATINGS)}]::text[], ${rating}::text) - 1`;
}
