import { Hono } from 'hono';

import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';

/** The start of the URLs that the pages of stores had in older versions. */
const OLD = '/owner/collections';

/**
 * Redirects the URLs that the pages of stores had in older versions.
 * Source: docs/behaviour/owner-pages.md §22.8
 */
export function oldUrls(): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(`${OLD}/*`, (context) => {
    const { search } = new URL(context.req.url);
    return context.redirect(`${OWNER_URLS.stores}${context.req.path.slice(OLD.length)}${search}`, 301);
  });
  return routes;
}
