import type { StoreContext } from './store-env.ts';
import { API_PREFIX } from './urls.ts';

/**
 * Checks whether a request is a navigation, not a request of an open page, whose visitor may be logging in or out meanwhile.
 * @param context the request; without the headers of a browser it counts as a navigation
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function isPageLoad({ req }: StoreContext): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const isDocument = (req.header('sec-fetch-dest') ?? 'document') === 'document';
  return isRead && isDocument && !req.path.startsWith(API_PREFIX);
}
