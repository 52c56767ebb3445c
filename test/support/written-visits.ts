import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../demo/server/platform/database/open-database.ts';
import { readFormEvent } from '../../demo/server/features/visits/read-events.ts';
import { startServer, type RateLimits } from '../../demo/server/index.ts';
import { BROWSER } from './browser.ts';
import { NO_LIMITS } from './no-limits.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { WIDTHS, type VisitedStore } from './store.ts';

/** An event as stored in the database. */
export interface WrittenEvent {
  readonly tracker: string;
  readonly name: string;
  readonly visitor: string;
  readonly page_path: string;
  readonly data: string;
}

/** A measurement of a page as stored in the database. */
export interface WrittenMeasure {
  readonly name: string;
  readonly value: number;
  readonly rating: string;
  readonly element: string;
  readonly page_load_id: string;
}

/** A store with a PostgreSQL of its own, whose table of events can be read during visits. */
export interface WatchedStore extends VisitedStore {
  /** Reads a visitor's events from the database. */
  readonly eventsOf: (crumb: string) => Promise<readonly WrittenEvent[]>;
  /** Reads the measurements of a page for all its visitors, ordered by name. */
  readonly measuresOf: (path: string) => Promise<readonly WrittenMeasure[]>;
}

/** Twice the time in which a store that accepts three events a second writes all events of a visit. */
const PATIENCE_MS = 30_000;
/** Without a pause between queries, the database would take too much processor time from the page. */
const PAUSE_MS = 50;

/**
 * Waits for the events that a page sends when the visitor leaves it; the browser does not report their end.
 * @param read reads the written rows
 * @param count the expected number of rows
 * @returns the rows, once there are that many or the time is over
 */
export async function untilWritten<Row>(
  read: () => Promise<readonly Row[]>,
  count: number,
): Promise<readonly Row[]> {
  const endsAtMs = performance.now() + PATIENCE_MS;
  let rows = await read();
  while (rows.length < count && performance.now() < endsAtMs) {
    await wait(PAUSE_MS);
    rows = await read();
  }
  return rows;
}

/**
 * Starts a store and a browser, and opens the store's database.
 * @param visit how many events it takes; any number by default
 * @returns the store; close it after the tests
 */
export async function openWatchedStore(visit = NO_LIMITS.visit): Promise<WatchedStore> {
  const postgres = await startPrivatePostgres();
  const databaseUrl = await postgres.createDatabase();
  const rateLimits: RateLimits = { ...NO_LIMITS, visit };
  const [server, browser] = await Promise.all([
    startServer({ port: 0, databaseUrl, faults: true, rateLimits }),
    BROWSER.borrow(),
  ]);
  const { db, close: closeDatabase } = await openDatabase({
    databaseUrl,
    dataDir: '',
    reset: false,
    onLostConnection: () => undefined,
  });
  return {
    url: server.url,
    browser,
    async visit(options = {}) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: WIDTHS.desktop,
        ...options,
      });
      return { context, page: await context.newPage() };
    },
    eventsOf: (crumb) =>
      db
        .selectFrom('analytics_events')
        .select(['tracker', 'name', 'visitor', 'page_path', 'data'])
        .where('visitor', '=', nameOf(crumb))
        .execute(),
    measuresOf: (path) =>
      db
        .selectFrom('performance_records')
        .select(['name', 'value', 'rating', 'element', 'page_load_id'])
        .where('page_path', '=', path)
        .orderBy('name')
        .execute(),
    async close() {
      BROWSER.giveBack();
      await closeDatabase();
      await server.close();
      await postgres.close();
    },
  };
}

/** The database has no crumbs; the id of a visitor is found through the events. */
function nameOf(crumb: string): string {
  const data = JSON.stringify({ eventId: 'any', occurredAt: Date.now() });
  return readFormEvent('older', { event: 'any', data, visitor: crumb }).visitor;
}
