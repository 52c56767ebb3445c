import { Hono } from 'hono';

import { findMenu, type MenuEntry } from '../domains/navigation/index.ts';
import type { StoreEnv } from '../http/store-env.ts';
import { PAGE_URLS } from '../http/urls.ts';
import { refusal } from '../shared/refusal.ts';
import { answerPage } from './answer-page.ts';
import type { StoreParts } from './store-parts.ts';

/**
 * The pages of folders of the navigation: what they hold, or the first of it, or none.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §2.3
 */
export function folderPages(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.folder, async (context) => {
    const folder = findFolder(await findMenu(parts.db), context.req.param('id'));
    if (folder === undefined || folder.url === '') throw refusal(404, 'unknownPage');
    const isOwnPage = folder.url === context.req.path;
    return isOwnPage ? answerPage(context, parts, 'folder', { folder }) : context.redirect(folder.url, 303);
  });
  return routes;
}

function findFolder(entries: readonly MenuEntry[], id: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.place === id ? entry : findFolder(entry.children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
