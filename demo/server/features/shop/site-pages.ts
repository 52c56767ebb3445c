import type { Database } from '../../platform/database/tables.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { findProducts } from '../catalogue/index.ts';
import { findCollections } from '../collections/index.ts';

/**
 * Lists the home page, the stores and their products.
 * @param db the store's database
 */
export async function findShopPages(db: Database): Promise<readonly SitePage[]> {
  const items = [...(await findCollections(db)), ...(await findProducts(db))];
  return [PAGE_URLS.home, ...items.map(({ fullUrl }) => fullUrl)].map((path) => ({ path }));
}
