import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { readJson } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { needCrumb } from '../../platform/idempotency/keyed-writes.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { crumbFailure } from '../../platform/sessions/check-crumb.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { keepLanguage } from './account.ts';
import { beginLogin, beginMembership, endLogin } from './begin-login.ts';
import { readMemberToken } from './cookie.ts';
import { JOIN, LOCALE, LOGIN } from './schemas.ts';
import { isXsrfTokenOf } from './xsrf-token.ts';

const XSRF_HEADER = 'X-SiteUser-XSRF-Token';

/**
 * The calls of members.
 * @param parts what the routes are built from
 * Source: docs/behaviour/account.md §1, §2, §3, §6
 */
export function memberApi(parts: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.memberSession, (context) => answerJson(context, siteUserOf(context)));
  api.post(API_URLS.memberSession, needCrumb(parts.secret), async (context) => {
    const login = await readJson(context, LOGIN);
    return answerJson(context, await beginLogin(context, parts, login));
  });
  api.post(API_URLS.account, needCrumb(parts.secret), async (context) => {
    const login = await readJson(context, JOIN);
    return answerJson(context, await beginMembership(context, parts, login));
  });
  api.delete(API_URLS.memberSession, needCrumb(parts.secret), async (context) => {
    checkXsrfToken(context, parts);
    await endLogin(context, parts, context.req.query('cloneCart') === 'true');
    return answerJson(context, {});
  });
  api.post(API_URLS.memberLocale, needCrumb(parts.secret), async (context) => {
    const { language } = await readJson(context, LOCALE);
    const member = context.get('member');
    if (member === undefined) throw refusal(401, 'notMember');
    checkXsrfToken(context, parts);
    await keepLanguage(parts.db, member.id, language);
    return answerJson(context, {});
  });
  return api;
}

/** What the cookie `SiteUserInfo` tells pages of the store, for those of other origins. */
function siteUserOf(context: StoreContext) {
  const member = context.get('member');
  return { authenticated: member !== undefined, siteUserId: member?.id ?? null };
}

/** Pages that logged in without JavaScript have no token, only the crumb. A wrong token belongs to another login. */
function checkXsrfToken(context: StoreContext, { secret }: StoreParts): void {
  const sent = context.req.header(XSRF_HEADER);
  if (sent === undefined || context.get('member') === undefined) return;
  if (context.get('tokenSession') !== undefined) return;
  if (!isXsrfTokenOf(secret, readMemberToken(context), sent)) throw crumbFailure();
}
