import type { StoreContext } from '../http/store-env.ts';
import { API_URLS, OWNER_URLS, PAGE_URLS, VISIT_URLS } from '../http/urls.ts';
import { isOwnSite } from '../sessions/check-crumb.ts';
import type { RequestKind } from './rate-limiter.ts';

const SHOWN_AGAIN: readonly string[] = [
  PAGE_URLS.checkout,
  PAGE_URLS.subscribe,
  PAGE_URLS.answers,
  OWNER_URLS.login,
  PAGE_URLS.memberLogin,
  PAGE_URLS.memberJoin,
  PAGE_URLS.lock,
];

const MEMBER_LOGINS: readonly string[] = [API_URLS.account, API_URLS.memberSession];

const FORM = patternOf(PAGE_URLS.form);

const RESTOCK = patternOf(PAGE_URLS.restock);

const VISITS = Object.values(VISIT_URLS).flat().map(patternOf);

/**
 * Chooses the limit that a request counts against.
 * @param context the request
 * @returns the kind; undefined for an order, the answers of an addition, a login, a form of the site and a restock sign-up: their routes count them, to show the form again
 * Source: docs/behaviour/reference-store.md §4.1, §4.2
 */
export function requestKind(context: StoreContext): RequestKind | undefined {
  const { method, path } = context.req;
  const isRead = method === 'GET' || method === 'HEAD';
  const isOfVisits = VISITS.some((pattern) => pattern.test(path));
  if (isRead) return isOfVisits ? 'visit' : 'read';
  const isShownAgain = SHOWN_AGAIN.includes(path) || FORM.test(path) || RESTOCK.test(path);
  if (isShownAgain) return undefined;
  if (!isOwnSite(context)) return 'refused';
  if (isOfVisits) return 'visit';
  return isLogin(context) ? 'member' : 'write';
}

function isLogin({ req: { method, path } }: StoreContext): boolean {
  return method === 'POST' && MEMBER_LOGINS.includes(path);
}

/** A route's path as it is matched: Hono removes a trailing slash. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:[a-z]+/i, '[^/]+')}$`);
}
