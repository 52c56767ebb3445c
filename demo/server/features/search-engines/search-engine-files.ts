import { Hono } from 'hono';

import { originOf } from '../../platform/http/know-host.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { findCollections } from '../collections/index.ts';
import { createLockFilter, WHOLE_SITE } from '../locks/index.ts';
import { CLOSED_ROBOTS, robotsFile } from './robots-file.ts';
import { sitemap } from './sitemap.ts';

/**
 * The sitemap, and the file that names it.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §16.5, §16.6
 */
export function searchEngineFiles(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.sitemap, async (context) => {
    const others = context.get('otherLanguages') ?? [];
    const isLocked = await createLockFilter(parts.db);
    const pages = (await parts.readCatalogue(context, parts.findSitePages)).filter(
      ({ path }) => !isLocked(path),
    );
    const text = sitemap(pages, { others, origin: originOf(context) });
    return context.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  });
  routes.get(PAGE_URLS.robots, async (context) => {
    const isLocked = await createLockFilter(parts.db);
    if (isLocked(WHOLE_SITE)) return context.text(CLOSED_ROBOTS);
    const others = context.get('otherLanguages') ?? [];
    // The paths of all other pages begin with one of the site's own.
    const stores = (await findCollections(parts.db)).filter(({ enabled }) => enabled);
    const open = stores.map(({ fullUrl }) => fullUrl).filter((path) => !isLocked(path));
    return context.text(robotsFile(open, { others, origin: originOf(context) }));
  });
  return routes;
}
