import { Hono } from 'hono';

import { announceWait } from '../../platform/http/announce-wait.ts';
import { fieldOf, type FormValues, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { countRefused } from '../../platform/limits/count-refused.ts';
import { countRequest } from '../../platform/limits/limit-rate.ts';
import { toRefusal } from '../../platform/pages/answer-error.ts';
import { answerWithoutScript } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { checkCrumb } from '../../platform/sessions/check-crumb.ts';
import { type Refusal, refusal } from '../../platform/shared/refusal.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { OWNER_COOKIE } from './cookie.ts';
import { findOwner } from './know-owner.ts';
import { logIn, LOGIN_LIFETIME_SECONDS, logOut } from './logins.ts';
import { needOwnerForPage } from './need-owner.ts';
import { ownerPathOf } from './owner-path.ts';

/** The data of the login. */
interface OwnerLoginData {
  /** URL of the page after the login. */
  readonly next: string;
  /** The entered name. */
  readonly name: string;
  /** Why it was refused. */
  readonly notice: string | undefined;
}

declare module '../../platform/pages/pages.ts' {
  interface StandalonePages {
    readonly 'owner-login': OwnerLoginData;
  }
}

/**
 * The owner's login and logout.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §1
 */
function loginRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(OWNER_URLS.login, async (context) => {
    const next = ownerPathOf(context.req.query('next') ?? '');
    const owner = await findOwner(parts.db, context);
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
      OWNER_COOKIE.put(context, token, LOGIN_LIFETIME_SECONDS);
      return context.redirect(next, 303);
    } catch (error) {
      const typed = { next, name: fieldOf(form, 'name') };
      return showForm(context, parts, typed, toRefusal(error, context, parts));
    }
  });
  routes.post(OWNER_URLS.logout, async (context) => {
    const form = await readForm(context);
    checkCrumb(context, parts.secret, fieldOf(form, 'crumb'));
    await logOut(parts.db, OWNER_COOKIE.read(context));
    OWNER_COOKIE.drop(context);
    return context.redirect(OWNER_URLS.login, 303);
  });
  return routes;
}

async function tokenFor(context: StoreContext, { db }: StoreParts, form: FormValues): Promise<string> {
  const login = { name: fieldOf(form, 'name').trim(), password: fieldOf(form, 'password') };
  const token = await logIn(db, login, OWNER_COOKIE.read(context));
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
  return answerWithoutScript(context, parts, 'owner-login', page, refused?.status);
}

/**
 * The owner's login, and the check of it before each of the owner's pages: mounted before them.
 * @param parts what the routes are built from
 * Source: docs/behaviour/owner-pages.md §2
 */
export function ownerRoutes(parts: StoreParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.route('/', loginRoutes(parts));
  routes.use(`${OWNER_URLS.home}/*`, needOwnerForPage(parts));
  return routes;
}
