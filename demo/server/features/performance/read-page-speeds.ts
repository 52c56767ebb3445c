import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import type { Days } from '../../platform/shared/days.ts';
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

/** The metrics of some page loads. */
export interface PageSpeeds {
  /** The pages with the most loads first. */
  readonly speeds: readonly PageSpeed[];
  /** Whether the period may have more values than were read. */
  readonly isCut: boolean;
}

/** Values that are read: the latest of a period tell as much as all of them, whose number has no limit. */
export const MAX_VALUES = 20_000;
/** Limits the rows, because visitors send the paths. */
const MAX_ROWS = 300;

/**
 * Reads the third quartile of each metric of each page, from the latest values of a period.
 * @param db the database of metrics
 * @param days the period
 * Source: docs/behaviour/owner-pages.md §9.4
 */
export async function readPageSpeeds(db: Database, days: Days): Promise<PageSpeeds> {
  const latest = db
    .selectFrom('performance_records')
    .select(['page_path', 'name', 'value', 'rating'])
    .where('occurred_at', '>=', days.startMs)
    .where('occurred_at', '<=', days.endMs)
    .orderBy('occurred_at', 'desc')
    .limit(MAX_VALUES);
  const rows = await db
    .selectFrom(latest.as('latest'))
    .select(({ fn }) => [
      'page_path as path',
      'name as measure',
      sql<number>`percentile_disc(0.75) within group (order by value)`.as('value'),
      sql<number>`percentile_disc(0.75) within group (order by ${placeOf(sql.ref('rating'))})`.as('place'),
      fn.countAll<number>().as('loads'),
      sql<number>`(sum(count(*)) over ())::bigint`.as('valueCount'),
    ])
    .groupBy(['page_path', 'name'])
    .orderBy('loads', 'desc')
    .orderBy('page_path')
    .limit(MAX_ROWS)
    .execute();
  return {
    speeds: rows.map(({ path, measure, value, place, loads }) => ({
      path,
      measure,
      value,
      rating: RATINGS[place] ?? '',
      loads,
    })),
    isCut: (rows[0]?.valueCount ?? 0) === MAX_VALUES,
  };
}

/** A worse rating never has a better value, so both have their quartile at the same load. */
function placeOf(rating: RawBuilder<unknown>): RawBuilder<number> {
  return sql`array_position(array[${sql.join(RATINGS)}]::text[], ${rating}::text) - 1`;
}
