import { sql } from 'kysely';

import type { Database } from '../../platform/database/tables.ts';
import type { VisitsPeriod } from './visits-period.ts';

/** Senders may name their own events as they like. */
const MAX_ROWS = 100;

/** The count of an event. */
export interface EventCount {
  readonly name: string;
  readonly tracker: string;
  readonly count: number;
}

/**
 * Counts events by name and tracker: the hundred most frequent.
 * @param db the store's database
 * @param period which days
 * @returns the most frequent first
 * Source: docs/behaviour/owner-pages.md §9.5
 */
export async function countEvents(
  db: Database,
  { totaled, isLive }: VisitsPeriod,
): Promise<readonly EventCount[]> {
  const counts = db
    .selectFrom('analytics_events')
    .select(({ fn }) => ['name', 'tracker', fn.countAll<number>().as('count')])
    .where(isLive)
    .groupBy(['name', 'tracker'])
    .unionAll(
      db
        .selectFrom('visit_day_events')
        .select(['name', 'tracker', 'count'])
        .where(sql<boolean>`day = any(${totaled})`),
    );
  return db
    .selectFrom(counts.as('counts'))
    .select(['name', 'tracker', sql<number>`sum(count)::bigint`.as('count')])
    .groupBy(['name', 'tracker'])
    .orderBy('count', 'desc')
    .orderBy('name')
    .orderBy('tracker')
    .limit(MAX_ROWS)
    .execute();
}
