import { Hono } from 'hono';

import { findLogin, logIn, LOGIN_LIFETIME_SECONDS, logOut } from './index.ts';
import { announceWait } from '../../platform/http/announce-wait.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { dropOwnerToken, putOwnerToken, readOwnerToken } from './cookie.ts';
import { type Refusal, refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerStandalone } from '../../platform/pages/answer-page.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { ownerPathOf } from './owner-path.ts';

/**
 * The owner's login and logout.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owners-door.md §1
 */
export function loginRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(OWNER_URLS.login, async (context) => {
    const next = ownerPathOf(context.req.query('next') ?? '');
    const owner = await findLogin(parts.db, readOwnerToken(context));
    if (owner !== undefined) return context.redirect(next, 303);
    return showForm(context, parts, { next, name: '' });
  });
  routes.post(OWNER_URLS.login, async (context) => {
    const form = await readForm(context);
    await countRefused(context, parts, () => {
      checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    });
    const next = ownerPathOf(fieldOf(form, 'next'));
    try {
      await countRequest(context, parts.limiter, 'login');
      const token = await tokenFor(context, parts, form);
      putOwnerToken(context, token, LOGIN_LIFETIME_SECONDS);
      return context.redirect(next, 303);
    } catch (error) {
      const typed = { next, name: fieldOf(form, 'name') };
      return showForm(context, parts, typed, toRefusal(error, context, parts));
    }
  });
  routes.post(OWNER_URLS.logout, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    await logOut(parts.db, readOwnerToken(context));
    dropOwnerToken(context);
    return context.redirect(OWNER_URLS.login, 303);
  });
  return routes;
}

async function tokenFor(context: StoreContext, { db }: StoreParts, form: FormValues): Promise<string> {
  const login = { name: fieldOf(form, 'name').trim(), password: fieldOf(form, 'password') };
  const token = await logIn(db, login, readOwnerToken(context));
  if (token === undefined) throw refusal(422, 'wrongLogin');
  return token;
}

function showForm(
  context: StoreContext,
  parts: StoreParts,
  typed: { readonly next: string; readonly name: string },
  refused?: Refusal,
): Promise<Response> {
  if (refused !== undefined) announceWait(context, refused);
  const notice = refused?.status === 429 ? MESSAGES.tooManyLogins : refused?.message;
  const page = { ...typed, notice };
  return answerStandalone(context, parts, 'owner-login', page, refused?.status);
}
