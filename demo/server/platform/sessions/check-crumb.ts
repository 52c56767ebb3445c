import { isOwnHost } from '../http/know-host.ts';
import type { StoreContext } from '../http/store-env.ts';
import { type Refusal, refusal, type RefusalDetails } from '../shared/refusal.ts';
import { renewCrumb } from './cookies.ts';
import { isCrumbOf } from './crumb.ts';

/**
 * Refuses writes that are not sent by this store's own pages with the crumb of their session. A refused page of its own gets
 * a valid crumb for its next attempt.
 * @param context the request
 * @param secret the store's secret
 * @param crumb what was sent in the query or in the form
 * @throws Refusal 403 with `crumbFail`
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function checkCrumb(context: StoreContext, secret: string, crumb: string): void {
  checkSite(context);
  const browserId = context.get('browserId');
  if (browserId !== '' && isCrumbOf(secret, browserId, crumb)) return;
  renewCrumb(context, secret);
  throw crumbFailure();
}

/**
 * Refuses forms of other sites. A form changes no data of the visitor, so browser headers that name this store as the
 * origin are enough, and an author's page needs no crumb; requests without these headers need one.
 * @param context the request
 * @param secret the store's secret
 * @param crumb what was sent in the form; '' for none
 * @throws Refusal 403 with `crumbFail`
 * Source: docs/behaviour/forms.md §10.3
 */
export function checkSender(context: StoreContext, secret: string, crumb: string): void {
  checkSite(context);
  const isOriginKnown =
    context.req.header('sec-fetch-site') === 'same-origin' || context.req.header('origin');
  if (!isOriginKnown) checkCrumb(context, secret, crumb);
}

/**
 * Refuses requests of other sites' pages.
 * @param context the request
 * @throws Refusal 403 with `crumbFail` and `refusedOrigin`
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function checkSite(context: StoreContext): void {
  if (!isOwnSite(context)) throw crumbFailure({ refusedOrigin: context.req.header('origin') });
}

/**
 * Refuses a crumb.
 * @param details the origin, if that is why
 * @returns status 403 with `crumbFail`
 */
export function crumbFailure(details: Pick<RefusalDetails, 'refusedOrigin'> = {}): Refusal {
  return refusal(403, 'expiredSession', { crumbFail: true, ...details });
}

/**
 * Checks whether one of this store's own pages sent a request. Clients other than browsers send neither header; for them the
 * crumb alone counts.
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

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : '';
}
