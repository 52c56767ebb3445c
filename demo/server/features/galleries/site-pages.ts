import type { Database } from '../../platform/database/tables.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { findGalleries } from './find-galleries.ts';

/**
 * Lists the page of all galleries, the page of each, and those of their pictures and tracks.
 * @param db the store's database
 */
export async function findGalleryPages(db: Database): Promise<readonly SitePage[]> {
  const galleries = await findGalleries(db);
  const paths = galleries.flatMap(({ fullUrl, items }) => [fullUrl, ...items.map((item) => item.fullUrl)]);
  return [PAGE_URLS.galleries, ...paths].map((path) => ({ path }));
}
