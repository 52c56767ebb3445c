import type { StoreContext } from '../http/store-env.ts';
import { isKnownSender } from '../origins/index.ts';
import { type Refusal, refusal, type RefusalDetails } from '../shared/refusal.ts';
import { newSession, putSession, renewCrumb } from './cookies.ts';
import { isCrumbOf } from './crumb.ts';

/**
 * Refuses writes that are not sent by this store's own pages with the crumb of their session, or with a token. A refused page
 * of its own gets a valid crumb for its next attempt.
 * @param context the request
 * @param secret the store's secret
 * @param crumb what was sent in the query or in the form
 * @throws Refusal 403 with `crumbFail`
 * Source: docs/behaviour/reference-store.md §3.2
 */
export function checkCrumb(context: StoreContext, secret: string, crumb: string): void {
  checkSite(context);
  checkOwnCrumb(context, secret, crumb);
}

/**
 * Checks the sender of a form that shared pages print without a crumb: headers of the browser that name this store's own page
 * are enough, and a visitor without a session gets one. Without them the visitor has to confirm.
 * @param context the request
 * @param secret the store's secret
 * @param crumb what was sent in the form
 * @throws Refusal 403 with `crumbFail`
 * Source: docs/behaviour/reference-store.md §36.3
 */
export function checkSharedForm(context: StoreContext, secret: string, crumb: string): void {
  checkSite(context);
  const isShared = crumb === '' && context.get('sharesPages') && context.get('otherOrigin') === undefined;
  if (!isShared) {
    checkOwnCrumb(context, secret, crumb);
  } else if (!isOriginKnown(context)) {
    renewCrumb(context, secret);
    throw refusal(403, 'confirmForm', { crumbFail: true, isKept: true });
  } else if (context.get('browserId') === '') putSession(context, secret, newSession());
}

/**
 * Refuses writes as `checkCrumb` does, but not because of the origin `null`, which is that of a page of this store with the
 * policy `no-referrer` in browsers without `Sec-Fetch-Site`. The crumb alone has to prove the page.
 * @param context the request
 * @param secret the store's secret
 * @param crumb what was sent in the form
 * @throws Refusal 403 with `crumbFail`
 * Source: docs/behaviour/account.md §10.3
 */
export function checkHiddenSender(context: StoreContext, secret: string, crumb: string): void {
  const { req } = context;
  if (req.header('origin') !== 'null' || req.header('sec-fetch-site') !== undefined) checkSite(context);
  checkOwnCrumb(context, secret, crumb);
}

function checkOwnCrumb(context: StoreContext, secret: string, crumb: string): void {
  // Only a page that has the token can send it, and nothing else identifies the visitor.
  if (context.get('tokenSession') !== undefined) return;
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
  if (!isOriginKnown(context)) checkCrumb(context, secret, crumb);
}

/** Whether the browser says from which page the request is; `checkSite` has compared it. */
function isOriginKnown({ req }: StoreContext): boolean {
  return req.header('sec-fetch-site') === 'same-origin' || req.header('origin') !== undefined;
}

/**
 * Refuses requests of other sites' pages, but for those of allowed origins.
 * @param context the request
 * @throws Refusal 403 with `crumbFail` and `refusedOrigin`
 * Source: docs/behaviour/reference-store.md §3.2, §18.3
 */
export function checkSite(context: StoreContext): void {
  if (!isKnownSender(context)) throw crumbFailure({ refusedOrigin: context.req.header('origin') });
}

/**
 * Refuses a crumb.
 * @param details the origin, if that is why
 * @returns status 403 with `crumbFail`
 */
export function crumbFailure(details: Pick<RefusalDetails, 'refusedOrigin'> = {}): Refusal {
  return refusal(403, 'expiredSession', { crumbFail: true, ...details });
}
