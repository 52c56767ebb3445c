import type { Next } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';

import { hashToken } from '../credentials/index.ts';
import { isPageLoad } from '../http/is-page-load.ts';
import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { bearerOf } from '../origins/index.ts';
import { COOKIE_LIFETIME_SECONDS } from '../shared/limits.ts';
import { isCrumbOf, makeCrumb } from './crumb.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** Names of the store's cookies. Source: docs/behaviour/session.md §1.1 */
const COOKIES = { session: 'ss_session', crumb: 'crumb', cart: 'CART' } as const;

const SESSION_BYTES = 16;
const SESSION_PATTERN = /^[0-9a-f]{32}$/;
const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * Identifies the visitor: reads session and crumb, sets missing ones on reads, and renews them with every page. A write
 * without them is refused first (`renewCrumb`).
 * @param secret the store's secret
 * @param ended the sessions that a login or a logout has just ended
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function knowVisitor(secret: string, ended: EndedSessions): StoreMiddleware {
  return (context, next) => {
    if (context.get('tokenSession') !== undefined) return knowTokenUnread(context, next);
    const sent = getCookie(context, COOKIES.session) ?? '';
    const isKnown = SESSION_PATTERN.test(sent);
    context.set('hasSessionEnded', () => (isKnown ? ended.has(sent) : Promise.resolve(false)));
    if (context.get('isForAnyone')) {
      know(context, { sessionId: '', crumb: '' });
      return next();
    }
    const isRead = READS.includes(context.req.method);
    return isRead ? knowReader(context, next) : knowWriter(context, next, isKnown ? sent : '');
  };

  async function knowReader(context: StoreContext, next: Next): Promise<void> {
    const visitor = visitorOf(context, secret);
    know(context, visitor);
    await next();
    if (context.get('browserId') !== visitor.sessionId) await ended.note(visitor.sessionId);
    // After the handler, which may replace the whole response with its headers.
    else if (!(await context.get('hasSessionEnded')())) putRead(context, visitor);
  }

  async function knowWriter(context: StoreContext, next: Next, sessionId: string): Promise<void> {
    // Not set as a cookie, but forms that are shown again need a valid crumb.
    know(context, { sessionId, crumb: sessionId === '' ? '' : crumbFor(context, secret, sessionId) });
    await next();
    const renewed = context.get('renewed');
    if (sessionId !== '' && context.get('browserId') !== sessionId) await ended.note(sessionId);
    else if (renewed !== undefined && !(await context.get('hasSessionEnded')())) putVisitor(context, renewed);
  }
}

/** Until its session is known, the token tells visitors apart for the rate limits. */
function knowTokenUnread(context: StoreContext, next: Next): Promise<void> {
  const token = bearerOf(context) ?? '';
  know(context, { sessionId: token === '' ? '' : hashToken(token), crumb: '' });
  context.set('hasSessionEnded', () => Promise.resolve(false));
  return next();
}

function putRead(context: StoreContext, visitor: KnownVisitor): void {
  if (isPageLoad(context)) putVisitor(context, visitor);
  else putMissing(context, visitor);
}

/**
 * Sets a valid session and crumb after a write was refused for its crumb, for the page that reports it, too.
 * @param context the refused request, which came from a page of this store's own origin
 * @param secret the store's secret
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function renewCrumb(context: StoreContext, secret: string): void {
  const visitor = visitorOf(context, secret);
  context.set('crumb', visitor.crumb);
  context.set('renewed', visitor);
}

/**
 * Gives the browser another session, with a crumb of its own.
 * @param context the request
 * @param secret the store's secret
 * @param sessionId the other session
 * Source: docs/behaviour/account.md §1.5
 */
export function putSession(context: StoreContext, secret: string, sessionId: string): void {
  const visitor = { sessionId, crumb: makeCrumb(secret, sessionId) };
  know(context, visitor);
  putVisitor(context, visitor);
}

/**
 * Sets the cookie that hints at a cart.
 * @param context the request
 */
export function hintAtCart(context: StoreContext): void {
  putCookie(context, COOKIES.cart, '1', false);
}

interface KnownVisitor {
  readonly sessionId: string;
  readonly crumb: string;
}

function know(context: StoreContext, { sessionId, crumb }: KnownVisitor): void {
  context.set('browserId', sessionId);
  context.set('sessionId', sessionId);
  context.set('crumb', crumb);
}

/** Makes the id of a new session. */
export function newSession(): string {
  return randomBytes(SESSION_BYTES).toString('hex');
}

/** The visitor of a request, or a new one. */
function visitorOf(context: StoreContext, secret: string): KnownVisitor {
  const sent = getCookie(context, COOKIES.session) ?? '';
  const sessionId = SESSION_PATTERN.test(sent) ? sent : newSession();
  return { sessionId, crumb: crumbFor(context, secret, sessionId) };
}

function putVisitor(context: StoreContext, { sessionId, crumb }: KnownVisitor): void {
  putCookie(context, COOKIES.session, sessionId, true);
  putCookie(context, COOKIES.crumb, crumb, false);
}

/** Existing cookies stay, because a login may have changed them since the request was sent. */
function putMissing(context: StoreContext, { sessionId, crumb }: KnownVisitor): void {
  if (getCookie(context, COOKIES.session) !== sessionId) putCookie(context, COOKIES.session, sessionId, true);
  if (getCookie(context, COOKIES.crumb) !== crumb) putCookie(context, COOKIES.crumb, crumb, false);
}

function crumbFor(context: StoreContext, secret: string, sessionId: string): string {
  const sent = getCookie(context, COOKIES.crumb) ?? '';
  return isCrumbOf(secret, sessionId, sent) ? sent : makeCrumb(secret, sessionId);
}

function putCookie(context: StoreContext, name: string, value: string, isHidden: boolean): void {
  setCookie(context, name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: isHidden,
    secure: isSecure(context),
    maxAge: COOKIE_LIFETIME_SECONDS,
  });
}

/**
 * Checks whether the visitor uses TLS: by the public URL, or by the header of a proxy. A visitor who forges that header
 * breaks only their own cookies.
 * @param context the request
 */
export function isSecure(context: StoreContext): boolean {
  const { protocol, host } = context.get('publicUrl') ?? {};
  if (protocol === 'https:' && new URL(`https://${context.req.header('host')}`).host === host) return true;
  return context.req.header('x-forwarded-proto') === 'https' || context.req.url.startsWith('https:');
}
