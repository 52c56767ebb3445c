import type { Database, StoreTransaction } from '../../platform/database/tables.ts';
import { API_PREFIX, OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';

/** Folders of files and third-party pages, and what is asked for the health of the store. */
const FOLDERS = ['/dist', '/assets', '/docs', '/hosts', '/health'] as const;

/** First path segments that the site uses itself: no store can have them. Source: docs/behaviour/owner.md §1.5 */
export const RESERVED_URL_IDS: readonly string[] = [
  ...new Set(
    [...Object.values(PAGE_URLS), ...Object.values(OWNER_URLS), ...FOLDERS, API_PREFIX]
      .map((path) => path.split('/')[1] ?? '')
      // A store's URL has no point, as files have.
      .filter((name) => /^[\w-]+$/.test(name)),
  ),
];

/**
 * Finds the URL ids that a new store cannot have: those of the stores, and those that the site uses itself.
 * @param db the store's database, or an open transaction
 * Source: docs/behaviour/owner.md §1.5
 */
export async function findTakenUrlIds(db: Database | StoreTransaction): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('collections').select('url_id').execute();
  return new Set([...RESERVED_URL_IDS, ...rows.map(({ url_id: urlId }) => urlId)]);
}
