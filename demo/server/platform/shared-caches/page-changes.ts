import type { Database } from '../database/tables.ts';
import type { Log } from '../observation/index.ts';
import { renewVersion } from './pages-version.ts';
import { createPurger, type PurgeOptions } from './purger.ts';

/** What happens when the owner has changed pages. */
export interface PageChanges {
  /** Renews the version of the pages, and lets the CDN delete them; it does not wait for the CDN, and never rejects. */
  readonly pagesChanged: () => Promise<void>;
  /** Resolves when no call of the CDN is pending. */
  readonly settled: () => Promise<void>;
}

/**
 * Opens what tells shared caches that pages have changed.
 * @param parts the store
 * @param parts.db its database
 * @param parts.purge the CDN; undefined without one
 * @param parts.closing ends repeated calls
 * @param parts.log called after a failure with one line
 * Source: docs/behaviour/reference-store.md §36.5, §36.6
 */
export function openPageChanges({
  db,
  purge,
  closing,
  log,
}: {
  readonly db: Database;
  readonly purge: PurgeOptions | undefined;
  readonly closing: AbortSignal;
  readonly log: Log;
}): PageChanges {
  const purger = purge && createPurger({ options: purge, closing, log });
  return {
    async pagesChanged() {
      await renewVersion(db).catch((error: unknown) => {
        log(
          `renewing the version of the pages failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      });
      purger?.purge();
    },
    settled: () => purger?.settled() ?? Promise.resolve(),
  };
}
