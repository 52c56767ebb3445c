import type { StoreContext } from './store-env.ts';
import { API_PREFIX } from './urls.ts';

/**
 * Tells whether somebody opens a page, rather than that a page asks for something while its visitor may be logging in or out.
 * @param context the request; what is no browser does not say what it is for, and opens every page that it reads
 * Source: docs/behaviour/reference-store.md §3.1
 */
export function isPageLoad({ req }: StoreContext): boolean {
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const isDocument = (req.header('sec-fetch-dest') ?? 'document') === 'document';
  return isRead && isDocument && !req.path.startsWith(API_PREFIX);
}
