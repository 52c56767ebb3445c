import { Hono } from 'hono';

import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findMenu, type MenuEntry } from './find-menu.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly folder: { readonly folder: MenuEntry };
  }
}

/**
 * The pages of navigation folders: a list of their entries, a redirect to the first one, or 404.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §2.3
 */
export function folderPages(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.folder, async (context) => {
    const folder = findFolder(await findMenu(parts.db), context.req.param('id'), context.req.path);
    if (folder === undefined || folder.url === '') throw refusal(404, 'unknownPage');
    const isOwnPage = folder.url === context.req.path;
    return isOwnPage ? answerPage(context, parts, 'folder', { folder }) : context.redirect(folder.url, 303);
  });
  return routes;
}

// Links have a place, too, but no page here. An empty folder, which the menu counts as a link, has a page.
function findFolder(entries: readonly MenuEntry[], id: string, path: string): MenuEntry | undefined {
  for (const entry of entries) {
    const isIt = entry.place === id && (entry.isFolder || entry.url === path);
    const found = isIt ? entry : findFolder(entry.children, id, path);
    if (found !== undefined) return found;
  }
  return undefined;
}
