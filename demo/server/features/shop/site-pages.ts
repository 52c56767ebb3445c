import type { Database } from '../../platform/database/tables.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { findProductUrls } from '../catalogue/index.ts';
import { findCollections } from '../collections/index.ts';

/**
 * Lists the home page, the stores and their products.
 * @param db the store's database
 */
export async function findShopPages(db: Database): Promise<readonly SitePage[]> {
  const stores = (await findCollections(db)).filter(({ enabled }) => enabled);
  const paths = [PAGE_URLS.home, ...stores.map(({ fullUrl }) => fullUrl), ...(await findProductUrls(db))];
  return paths.map((path) => ({ path }));
}
