import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { type Days, startOfDay } from '../../platform/shared/days.ts';
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
  /** How many values of a day were read at most; undefined if no day has as many. */
  readonly valuesADay: number | undefined;
}

/** Values of a period that are read, evenly from all of its days: their number has no limit. */
const MAX_VALUES = 20_000;
/** Limits the rows, because visitors send the paths. */
const MAX_ROWS = 300;

/**
 * Reads the third quartile of each metric of each page, from the latest values of each day.
 * @param db the database of metrics
 * @param days the period
 * @returns the third quartiles, and whether days have more values
 * Source: docs/behaviour/owner-pages.md §9.4
 */
export async function readPageSpeeds(db: Database, days: Days): Promise<PageSpeeds> {
  const valuesADay = Math.floor(MAX_VALUES / days.names.length);
  const starts = days.names.map((day) => startOfDay(day, days.timeZone));
  const ends = [...starts.slice(1), days.endMs + 1];
  const { rows } = await sql<PageSpeed & { readonly place: number; readonly most: number }>`
    select page_path as path, name as measure, count(*) as loads,
      percentile_disc(0.75) within group (order by value) as value,
      percentile_disc(0.75) within group (order by ${placeOf(sql.ref('rating'))}) as place,
      -- Of all pages, also of those beyond the limit.
      max(max(count_of_day)) over () as most
    from (
      select latest.*, count(*) over (partition by start_ms) as count_of_day
      from unnest(${starts}::bigint[], ${ends}::bigint[]) as day (start_ms, end_ms), lateral (
        select page_path, name, value, rating from performance_records
        where occurred_at >= start_ms and occurred_at < end_ms
        order by occurred_at desc limit ${sql.lit(valuesADay)}
      ) as latest
    ) as latest
    group by page_path, name order by loads desc, page_path limit ${sql.lit(MAX_ROWS)}`.execute(db);
  return {
    speeds: rows.map(({ path, measure, value, place, loads }) => ({
      path,
      measure,
      value,
      rating: RATINGS[place] ?? '',
      loads,
    })),
    valuesADay: rows[0]?.most === valuesADay ? valuesADay : undefined,
  };
}

/** A worse rating never has a better value, so both have their quartile at the same load. */
function placeOf(rating: RawBuilder<unknown>): RawBuilder<number> {
  return sql`array_position(array[${sql.join(RATINGS)}]::text[], ${rating}::text) - 1`;
}
