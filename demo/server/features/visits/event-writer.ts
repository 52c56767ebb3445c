import { sql } from 'kysely';

import { WEBSITE } from '../../../site/website.ts';
import { isUnreachable } from '../../platform/database/is-unreachable.ts';
import type { Database } from '../../platform/database/tables.ts';
import type { VisitEvent } from './visit-event.ts';

/** Maximum rows of one statement. */
const MAX_ROWS = 500;

const zone = sql.lit(WEBSITE.timeZone);
const DAY = sql<string>`to_char(to_timestamp(occurred_at / 1000.0) at time zone ${zone}, 'YYYY-MM-DD')`;
const START_OF_TODAY = sql<number>`extract(epoch from date_trunc('day', now() at time zone ${zone}) at time zone ${zone}) * 1000`;

/** Batches the events of several requests. */
export interface EventWriter {
  /**
   * Writes events, each once, however often it is sent.
   * @returns resolves when the database has them
   */
  readonly write: (events: readonly VisitEvent[]) => Promise<void>;
}

/** The events of one request, and its promise. */
interface Waiting {
  readonly events: readonly VisitEvent[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates a writer of events: while one statement runs, the events of other requests queue for the next one.
 * @param db the store's database, or one for these events alone
 * Source: docs/behaviour/reference-store.md §11
 */
export function createEventWriter(db: Database): EventWriter {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function work(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await writeTogether(db, batch);
    }
    isWriting = false;
  }

  return {
    write: (events) =>
      new Promise((resolve, reject) => {
        waiting.push({ events, resolve, reject });
        void work();
      }),
  };
}

async function writeTogether(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const events = batch.flatMap((one) => one.events);
    await insert(db, events);
    for (const { resolve } of batch) resolve();
  } catch (error) {
    // Events of other requests must not fail when the database refuses those of one.
    const isOfOne = batch.length > 1 && !isUnreachable(error) && !isCanceled(error);
    if (isOfOne) for (const one of batch) await writeTogether(db, [one]);
    else for (const { reject } of batch) reject(error);
  }
}

/** The database took too long, such as behind a lock: each request alone would take as long. */
function isCanceled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Marks days that are over: their totals lack these events. */
async function insert(db: Database, events: readonly VisitEvent[]): Promise<void> {
  // One statement cannot hold the same key twice on every database.
  const rows = [...new Map(events.map((event) => [`${event.tracker} ${event.event_id}`, event])).values()];
  for (let start = 0; start < rows.length; start += MAX_ROWS)
    await db
      .with('written', (query) =>
        query
          .insertInto('analytics_events')
          .values(rows.slice(start, start + MAX_ROWS))
          .onConflict((conflict) => conflict.doNothing())
          .returning('occurred_at'),
      )
      .insertInto('late_visit_days')
      .columns(['day'])
      .expression((query) =>
        query
          .selectFrom('written')
          .select(DAY.as('day'))
          .distinct()
          .where('occurred_at', '<', START_OF_TODAY)
          // Always in the same order, so that no two statements wait for each other.
          .orderBy('day'),
      )
      // Written again, which locks it: the process that totals the day waits until these events are committed.
      .onConflict((conflict) => conflict.column('day').doUpdateSet({ day: sql`excluded.day` }))
      .execute();
}
