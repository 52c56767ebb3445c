import { Hono } from 'hono';

import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { lockRoutes } from '../locks/lock-routes.ts';
import { languageRoutes } from '../languages/language-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { needOwnerForPage } from './need-owner.ts';
import { ownerFrameOf } from '../../platform/owner/owner-frame.ts';
import { orderRoutes } from '../orders/order-routes.ts';
import { preferencesRoutes } from '../preferences/preferences-routes.ts';
import { restockRoutes } from '../restock/restock-routes.ts';
import { storeSetupRoutes } from '../store-setup/store-setup-routes.ts';
import { submissionRoutes } from '../forms/submission-routes.ts';
import { OWNER_PAGES } from '../../owner-pages.ts';

/**
 * The owner's pages.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §2
 */
export function ownerRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.route('/', loginRoutes(parts));
  routes.use(`${OWNER_URLS.home}/*`, needOwnerForPage(parts));
  routes.route('/', submissionRoutes(parts));
  routes.route('/', orderRoutes(parts));
  routes.route('/', restockRoutes(parts));
  routes.route('/', lockRoutes(parts));
  routes.route('/', languageRoutes(parts));
  routes.route('/', storeSetupRoutes(parts));
  routes.route('/', preferencesRoutes(parts));
  for (const page of OWNER_PAGES) {
    routes.get(page.path, async (context) =>
      context.html(await page.print(context, parts, ownerFrameOf(context, page))),
    );
  }
  return routes;
}
