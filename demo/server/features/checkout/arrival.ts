import { Hono } from 'hono';

import { inTransaction } from '../../platform/database/transaction.ts';
import { fieldOf, readForm } from '../../platform/http/read-form.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { originKeyOf } from '../../platform/origins/index.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { putSession } from '../../platform/sessions/cookies.ts';
import { CODE_LIFETIME_SECONDS, exchangeCode, useCode } from '../../platform/sessions/session-codes.ts';
import { tokenCookie } from '../../platform/sessions/token-cookie.ts';
import { ownPathOf } from '../../platform/shared/own-path.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { joinSessions, loginHashOf, putMemberCookies } from '../members/index.ts';

const ARRIVAL = tokenCookie('ss_arrival');

/**
 * The way from a page of another origin to the checkout. Browsers send no cookies with the form of another site, so it only
 * exchanges the code; the redirect, which has them, joins both sessions.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reference-store.md §18.8, §18.9
 */
export function arrivalRoutes(parts: StoreParts): Hono<StoreEnv> {
  const { db, now } = parts;
  const routes = new Hono<StoreEnv>();
  routes.post(PAGE_URLS.arrive, async (context) => {
    const form = await readForm(context);
    const sent = { code: fieldOf(form, 'code'), origin: originKeyOf(context) };
    const arrival = await exchangeCode(db, sent, now());
    if (arrival === undefined) throw refusal(403, 'checkoutExpired');
    ARRIVAL.put(context, arrival, CODE_LIFETIME_SECONDS);
    const next = fieldOf(form, 'next');
    const query = next === '' ? '' : `?${new URLSearchParams({ next })}`;
    return context.redirect(PAGE_URLS.arrive + query, 303);
  });
  // Without a code, as after a reload, it is a way to the same page.
  routes.get(PAGE_URLS.arrive, async (context) => {
    const arrival = ARRIVAL.read(context);
    const isCartReduced = arrival !== '' && (await arrive(context, parts, arrival));
    const notice = `${PAGE_URLS.cart}?notice=cartReduced`;
    return context.redirect(isCartReduced ? notice : nextOf(context.req.query('next') ?? ''), 303);
  });
  return routes;
}

/** Resolves to whether some of the items did not fit into one cart. */
async function arrive(context: StoreContext, parts: StoreParts, arrival: string): Promise<boolean> {
  const own = { browserId: context.get('browserId'), loginHash: loginHashOf(context) };
  const joined = await inTransaction(parts.db, async (transaction) => {
    const handed = await useCode(transaction, arrival, parts.now());
    if (handed === undefined) return undefined;
    const { sessionId: browserId, loginHash } = handed;
    return joinSessions(transaction, { browserId, loginHash }, own);
  });
  ARRIVAL.drop(context);
  if (joined === undefined) return false;
  const { browserId, login, isCartReduced } = joined;
  putSession(context, parts.secret, browserId);
  if (login !== undefined) {
    const { token, member, maxAgeSeconds } = login;
    putMemberCookies(context, { token, memberId: member.id, maxAgeSeconds });
    context.set('member', member);
  }
  return isCartReduced;
}

/** The page after the arrival: only on this store, because the URL is untrusted. */
function nextOf(text: string): string {
  const { pathname, search } = ownPathOf(text) ?? { pathname: PAGE_URLS.checkout, search: '' };
  return `${pathname}${search}`;
}
