import type { Database } from '../../platform/database/tables.ts';
import type { SitePage } from '../../platform/pages/site-page.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { findMenu, type MenuEntry } from './find-menu.ts';

/**
 * Lists the folders of the navigation that have a page.
 * @param db the store's database
 */
export async function findFolderPages(db: Database): Promise<readonly SitePage[]> {
  return foldersIn(await findMenu(db));
}

function foldersIn(entries: readonly MenuEntry[]): readonly SitePage[] {
  return entries.flatMap(({ url, place, children }) => {
    const isFolder = url === PAGE_URLS.folder.replace(':id', place);
    return [...(isFolder ? [{ path: url }] : []), ...foldersIn(children)];
  });
}
