import { OWNER_URLS, PAGE_URLS } from '../http/urls.ts';
import type { RequestKind } from '../limits/rate-limiter.ts';

const FORMS = PAGE_URLS.form.replace(':formId', '');

/**
 * Chooses the limit that a request counts against.
 * @param method HTTP method
 * @param path the path
 * @returns the kind; undefined for an order, a login and a form of the site, which their routes count, to be able to show the form again
 */
export function requestKind(method: string, path: string): RequestKind | undefined {
  if (method === 'GET' || method === 'HEAD') return 'read';
  const isShownAgain = path === PAGE_URLS.checkout || path === OWNER_URLS.login || path.startsWith(FORMS);
  return isShownAgain ? undefined : 'write';
}
