import { openDatabase } from '../../demo/server/database/open-database.ts';
import { readFormEvent } from '../../demo/server/domains/visits/index.ts';
import { startServer, type RateLimits } from '../../demo/server/index.ts';
import { BROWSER } from './browser.ts';
import { NO_LIMITS } from './no-limits.ts';
import { startPrivatePostgres } from './private-postgres.ts';
import { WIDTHS, type VisitedStore } from './store.ts';

/** An event as the database has it. */
export interface WrittenEvent {
  readonly tracker: string;
  readonly name: string;
  readonly visitor: string;
  readonly page_path: string;
  readonly data: string;
}

/** A store with a PostgreSQL of its own, whose table of events can be read while visitors are there. */
export interface WatchedStore extends VisitedStore {
  /** Reads what the database knows of a visitor. */
  readonly eventsOf: (crumb: string) => Promise<readonly WrittenEvent[]>;
}

/**
 * Starts a store and a browser, and looks into the store's database.
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
    async close() {
      BROWSER.giveBack();
      await closeDatabase();
      await server.close();
      await postgres.close();
    },
  };
}

/** The database has no crumbs: what a visitor is called there the reader of events knows. */
function nameOf(crumb: string): string {
  const data = JSON.stringify({ eventId: 'any', occurredAt: Date.now() });
  return readFormEvent('older', { event: 'any', data, visitor: crumb }).visitor;
}
