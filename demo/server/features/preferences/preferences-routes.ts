import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check, readJson } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS, OWNER_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { needOwnerForCall } from '../owner/index.ts';
import { saveMerchandisingPreferences } from './merchandising.ts';
import { findPreferences, NAMESPACE, PREFERENCES, savePreferences } from './preferences.ts';

/**
 * The calls of commerce preferences.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner.md §3
 */
export function preferencesApi(parts: StoreParts): Hono<StoreEnv> {
  const { db, secret } = parts;
  const api = new Hono<StoreEnv>();
  const needOwner = needOwnerForCall(parts);
  api.get(API_URLS.preferences, needOwner, async (context) => {
    const namespace = check(NAMESPACE, context.req.param('namespace'));
    return answerJson(context, await findPreferences(db, namespace));
  });
  api.put(API_URLS.preferences, needOwner, needCrumb(secret), async (context) => {
    const namespace = check(NAMESPACE, context.req.param('namespace'));
    const preferences = await readJson(context, PREFERENCES);
    return answerJson(context, await savePreferences(db, namespace, preferences));
  });
  return api;
}

/**
 * The form that changes preferences without JavaScript.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §14
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
