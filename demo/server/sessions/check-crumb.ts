import type { StoreContext } from '../http/store-env.ts';
import { type Refusal, refusal } from '../shared/refusal.ts';
import { isCrumbOf } from './crumb.ts';

/** Values of `Sec-Fetch-Site` for requests by this store's own pages or by the visitor directly. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/**
 * Refuses writes that do not come from this store's own pages with the crumb of their session.
 * @param context the request
 * @param secret the store's secret
 * @param crumb what was sent in the query or in the form
 * @throws Refusal 403 with `crumbFail`
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function checkCrumb(context: StoreContext, secret: string, crumb: string): void {
  const sessionId = context.get('sessionId');
  if (sessionId === '' || !isOwnSite(context) || !isCrumbOf(secret, sessionId, crumb)) throw crumbFailure();
}

/**
 * Refuses a crumb.
 * @returns status 403 with `crumbFail`
 */
export function crumbFailure(): Refusal {
  return refusal(403, 'expiredSession', { crumbFail: true });
}

/**
 * Tells whether one of this store's own pages sent a request. Programs that are no browser send neither header; the
 * crumb alone stands for them.
 * @param context the request
 * @returns false for a request that another site made
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function isOwnSite(context: StoreContext): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && !OWN_SITES.includes(site)) return false;
  const origin = context.req.header('origin');
  return origin === undefined || hostOf(origin) === context.req.header('host');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
