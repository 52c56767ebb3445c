import type { StoreContext } from '../http/store-env.ts';
import { OWNER_URLS, PAGE_URLS } from '../http/urls.ts';
import type { RequestKind } from '../limits/rate-limiter.ts';
import { isOwnSite } from '../sessions/check-crumb.ts';

const SHOWN_AGAIN: readonly string[] = [
  PAGE_URLS.checkout,
  PAGE_URLS.subscribe,
  PAGE_URLS.answers,
  OWNER_URLS.login,
];

const FORM = new RegExp(`^${PAGE_URLS.form.replace(':formId', '[^/]+')}$`);

const RESTOCK = new RegExp(`^${PAGE_URLS.restock.replace(':slug', '[^/]+')}$`);

const VISITS: readonly string[] = ['/api/1/performance/', '/api/census/', '/api/events/', '/api/v1/clanker/'];

/**
 * Chooses the limit that a request counts against.
 * @param context the request
 * @returns the kind; undefined for an order, the answers of an addition, a login, a form of the site and a restock sign-up, which their routes count, to be able to show the form again
 * Source: docs/behaviour/reference-store.md §4.1, §4.2
 */
export function requestKind(context: StoreContext): RequestKind | undefined {
  const { method, path } = context.req;
  if (VISITS.some((start) => path.startsWith(start))) return 'visit';
  if (method === 'GET' || method === 'HEAD') return 'read';
  const isShownAgain = SHOWN_AGAIN.includes(path) || FORM.test(path) || RESTOCK.test(path);
  if (isShownAgain) return undefined;
  return isOwnSite(context) ? 'write' : 'refused';
}
