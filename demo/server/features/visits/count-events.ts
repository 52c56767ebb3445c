import type { Database } from '../../platform/database/tables.ts';
import type { Days } from '../../platform/shared/days.ts';

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
 * @param days the period
 * @returns the most frequent first
 * Source: docs/behaviour/owner-pages.md §9.5
 */
export async function countEvents(db: Database, { startMs, endMs }: Days): Promise<readonly EventCount[]> {
  return db
    .selectFrom('analytics_events')
    .select(({ fn }) => ['name', 'tracker', fn.countAll<number>().as('count')])
    .where('occurred_at', '>=', startMs)
    .where('occurred_at', '<=', endMs)
    .groupBy(['name', 'tracker'])
    .orderBy('count', 'desc')
    .orderBy('name')
    .orderBy('tracker')
    .limit(MAX_ROWS)
    .execute();
}
