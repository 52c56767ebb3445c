import { PAGE_URLS } from '../http/urls.ts';
import type { RequestKind } from '../limits/rate-limiter.ts';

/**
 * Chooses the limit that a request counts against.
 * @param method HTTP method
 * @param path the path
 * @returns the kind; undefined for an order, which its route counts, to be able to show the form again
 */
export function requestKind(method: string, path: string): RequestKind | undefined {
  if (method === 'GET' || method === 'HEAD') return 'read';
  return path === PAGE_URLS.checkout ? undefined : 'write';
}
