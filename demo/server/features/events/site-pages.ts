import type { Database } from '../../platform/database/tables.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { findEvents } from './find-events.ts';

/**
 * Lists the page of all events, and the page of each.
 * @param db the store's database
 */
export async function findEventPages(db: Database): Promise<readonly SitePage[]> {
  const events = await findEvents(db);
  return [PAGE_URLS.events, ...events.map(({ fullUrl }) => fullUrl)].map((path) => ({ path }));
}
