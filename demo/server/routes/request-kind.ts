import { PAGE_URLS } from '../http/urls.ts';
import type { RequestKind } from '../limits/rate-limiter.ts';

/**
 * Tells which limit a request counts against.
 * @param method HTTP method
 * @param path the path
 * @returns the kind; undefined for an order, whose route counts it so that it can keep what was typed
 */
export function requestKind(method: string, path: string): RequestKind | undefined {
  if (method === 'GET' || method === 'HEAD') return 'read';
  return path === PAGE_URLS.checkout ? undefined : 'write';
}
