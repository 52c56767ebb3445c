import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { saveMerchandisingPreferences } from './merchandising.ts';

/**
 * The form that changes preferences without JavaScript.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §14
 */
export function preferencesRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.preferences, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await saveMerchandisingPreferences(db, { scarcityEnabled: fieldOf(form, 'scarcityEnabled') !== '' });
    return context.redirect(`${OWNER_URLS.preferences}?done=1`, 303);
  });
  return routes;
}
