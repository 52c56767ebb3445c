import { isOwnHost } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';

/**
 * Checks whether one of this store's own pages sent a request. Clients other than browsers send neither header.
 * @param context the request
 * @returns false for a request that another site made
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function isOwnSite(context: StoreContext): boolean {
  const site = context.req.header('sec-fetch-site');
  // Set by the browser, and valid behind a proxy that changes the host, too.
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  const origin = context.req.header('origin');
  return origin === undefined || isOwnHost(context, hostOf(origin));
}

/**
 * Checks whether a request is from a page whose requests the store takes: its own, or one of an allowed origin that calls
 * with a token, and so without cookies.
 * @param context the request
 * Source: docs/behaviour/reference-store.md §3.2, §18.3
 */
export function isKnownSender(context: StoreContext): boolean {
  return context.get('tokenSession') !== undefined || isOwnSite(context);
}

/**
 * Returns the origin that a token or a code of this request belongs to.
 * @param context the request
 * @returns '' for the store's own; 'null' and unknown origins as they are
 * Source: docs/behaviour/reference-store.md §18.4
 */
export function originKeyOf(context: StoreContext): string {
  return isOwnSite(context) ? '' : (context.req.header('origin') ?? 'null');
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
