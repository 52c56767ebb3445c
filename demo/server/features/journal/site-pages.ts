import type { Database } from '../../platform/database/tables.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { findPostUrls } from './find-posts.ts';

/**
 * Lists the journal and its posts.
 * @param db the store's database
 */
export async function findJournalPages(db: Database): Promise<readonly SitePage[]> {
  const posts = await findPostUrls(db);
  // The newest is first.
  return [{ ...posts[0], path: PAGE_URLS.journal }, ...posts];
}
