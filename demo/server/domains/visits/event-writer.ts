import type { Database } from '../../database/tables.ts';
import type { VisitEvent } from './visit-event.ts';

/** As many rows as one statement writes. */
const MAX_ROWS = 500;

/** Writes events of several requests together. */
export interface EventWriter {
  /**
   * Writes events, each once, however often it is told.
   * @returns resolves when the database has them
   */
  readonly write: (events: readonly VisitEvent[]) => Promise<void>;
}

/** Events that wait, and whoever waits for them. */
interface Pending {
  readonly events: VisitEvent[];
  readonly written: PromiseWithResolvers;
}

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates what writes events: while one statement runs, the events of all other requests gather for the next.
 * @param db the store's database, or one for these events alone
 * Source: docs/behaviour/reference-store.md §11
 */
export function createEventWriter(db: Database): EventWriter {
  let pending: Pending | null = null;
  let isWriting = false;

  async function work(): Promise<void> {
    if (isWriting) return;
    isWriting = true;
    while (pending) {
      const { events, written } = pending;
      pending = null;
      await insert(db, events).then(written.resolve, written.reject);
    }
    isWriting = false;
  }

  return {
    write(events) {
      pending ??= { events: [], written: withResolvers() };
      pending.events.push(...events);
      const { promise } = pending.written;
      void work();
      return promise;
    },
  };
}

async function insert(db: Database, events: readonly VisitEvent[]): Promise<void> {
  // One statement cannot hold the same key twice on every database.
  const rows = [...new Map(events.map((event) => [`${event.tracker} ${event.event_id}`, event])).values()];
  for (let start = 0; start < rows.length; start += MAX_ROWS)
    await db
      .insertInto('analytics_events')
      .values(rows.slice(start, start + MAX_ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function withResolvers(): PromiseWithResolvers {
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}
