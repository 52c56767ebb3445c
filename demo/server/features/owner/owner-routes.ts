import { Hono } from 'hono';

import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { loginRoutes } from './login-routes.ts';
import { needOwnerForPage } from './need-owner.ts';

/**
 * The owner's login, and the check of it before each of the owner's pages: mounted before them.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §2
 */
export function ownerRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.route('/', loginRoutes(parts));
  routes.use(`${OWNER_URLS.home}/*`, needOwnerForPage(parts));
  return routes;
}
