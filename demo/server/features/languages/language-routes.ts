import { Hono } from 'hono';

import { readEntries } from '../../platform/http/read-form.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { saveLanguages } from './site-languages.ts';

/**
 * The forms that turn languages on and off, and disconnect the translation.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §13
 */
export function languageRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.post(OWNER_URLS.languages, async (context) => {
    const form = await readEntries(context);
    checkCrumb(context, secret, form.get('crumb') ?? '');
    await saveLanguages(db, form.getAll('language'));
    return context.redirect(`${OWNER_URLS.languages}?done=saved`, 303);
  });
  routes.post(OWNER_URLS.disconnectLanguages, async (context) => {
    const form = await readEntries(context);
    checkCrumb(context, secret, form.get('crumb') ?? '');
    await saveLanguages(db, []);
    return context.redirect(`${OWNER_URLS.languages}?done=disconnected`, 303);
  });
  return routes;
}
