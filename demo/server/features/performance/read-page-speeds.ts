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

/** Limits the rows, because visitors send the paths. */
const MAX_ROWS = 300;

/**
 * Reads the third quartile of each metric of each page.
 * @param db the database of metrics
 * @param days the period
 * @returns the pages with the most loads first
 * Source: docs/behaviour/owner-pages.md §9.4
 */
export async function readPageSpeeds(db: Database, days: Days): Promise<readonly PageSpeed[]> {
  const rows = await db
    .selectFrom('performance_records')
    .select(({ fn }) => [
      'page_path as path',
      'name as measure',
      sql<number>`percentile_disc(0.75) within group (order by value)`.as('value'),
      sql<number>`percentile_disc(0.75) within group (order by ${placeOf(sql.ref('rating'))})`.as('place'),
      fn.countAll<number>().as('loads'),
    ])
    .where('occurred_at', '>=', days.startMs)
    .where('occurred_at', '<=', days.endMs)
    .groupBy(['page_path', 'name'])
    .orderBy('loads', 'desc')
    .orderBy('page_path')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ place, ...speed }) => ({ ...speed, rating: RATINGS[place] ?? '' }));
}

/** A worse rating never has a better value, so both have their quartile at the same load. */
function placeOf(rating: RawBuilder<unknown>): RawBuilder<number> {
  return sql`array_position(array[${sql.join(RATINGS)}]::text[], ${rating}::text) - 1`;
}
