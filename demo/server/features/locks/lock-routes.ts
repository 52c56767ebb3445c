import { Hono } from 'hono';

import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { nameOfSentence, Refusal } from '../../platform/shared/refusal.ts';
import { removeLock, setLock } from './locks.ts';
import { LOCK, MAX_PATH_LENGTH, WHOLE_SITE } from './schemas.ts';

/**
 * The forms that add and remove locks.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §11
 */
export function lockRoutes({ db, secret }: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  const to = (query: Readonly<Record<string, string>>) =>
    `${OWNER_URLS.locks}?${new URLSearchParams(query).toString()}`;
  routes.post(OWNER_URLS.locks, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    const [path, password] = [fieldOf(form, 'path'), fieldOf(form, 'password')];
    try {
      const lock = check(LOCK, { path, password });
      await setLock(db, lock);
      return context.redirect(to({ done: lock.path === WHOLE_SITE ? 'site' : 'page' }), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problems = Object.entries(error.details.errors ?? {}).map(
        ([field, sentence]) => [`problem-${field}`, nameOfSentence(sentence)] as const,
      );
      // Never the password, because URLs are visible to others. A path that is too long is cut to fit, but stays too long.
      const typed = path.slice(0, MAX_PATH_LENGTH + 1);
      return context.redirect(to({ ...Object.fromEntries(problems), path: typed }), 303);
    }
  });
  routes.post(OWNER_URLS.removeLock, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, secret, fieldOf(form, 'crumb'));
    await removeLock(db, fieldOf(form, 'path'));
    return context.redirect(to({ done: 'unlocked' }), 303);
  });
  return routes;
}
