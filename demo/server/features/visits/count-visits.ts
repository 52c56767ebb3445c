import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import { COUNTED_TRACKER } from './steps.ts';
import type { VisitsPeriod } from './visits-period.ts';

/** Visitors and page views of a day. */
export interface VisitsOfDay {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly day: string;
  readonly visitors: number;
  readonly views: number;
}

/**
 * Counts visitors and views of pages, day by day.
 * @param db the database of events
 * @param period which days
 * @returns the days with visits, unsorted
 * Source: docs/behaviour/owner-pages.md §9.1
 */
export async function countVisits(
  db: Database,
  { days, totaled, isLive }: VisitsPeriod,
): Promise<readonly VisitsOfDay[]> {
  const visits = db
    .selectFrom('analytics_events')
    .select(({ fn }) => [
      sql<string>`to_char(to_timestamp(occurred_at / 1000.0) at time zone ${days.timeZone}, 'YYYY-MM-DD')`.as(
        'day',
      ),
      'visitor',
      fn.countAll<number>().as('views'),
    ])
    .where('tracker', '=', COUNTED_TRACKER)
    .where('name', '=', 'page_view')
    .where(isLive)
    .groupBy(['day', 'visitor']);
  return db
    .selectFrom(visits.as('visits'))
    .select(({ fn }) => [
      'day',
      fn.countAll<number>().as('visitors'),
      sql<number>`sum(views)::bigint`.as('views'),
    ])
    .groupBy('day')
    .unionAll(
      db
        .selectFrom('visit_days')
        .select(['day', 'visitors', 'views'])
        .where(sql<boolean>`day = any(${totaled})`),
    )
    .execute();
}
