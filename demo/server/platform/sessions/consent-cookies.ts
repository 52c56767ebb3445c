import { getCookie, setCookie } from 'hono/cookie';

import { IDENTIFYING_COOKIES } from '../../../../core/visitor/index.ts';
import { isPageLoad } from '../http/is-page-load.ts';
import type { StoreContext, StoreMiddleware } from '../http/store-env.ts';
import { COOKIE_LIFETIME_SECONDS } from '../shared/limits.ts';
import { isSecure } from './cookies.ts';

const CENSUS = 'ss_census';
const REFUSED = 'ss_census_refused';
/** The visitor's consent to counting visits. */
export type Consent = 'granted' | 'denied' | 'pending';

/**
 * Reads the visitor's consent.
 * @param context the request
 * Source: docs/behaviour/reference-store.md §12
 */
export function consentOf(context: StoreContext): Consent {
  if (getCookie(context, CENSUS) !== undefined) return 'granted';
  return getCookie(context, REFUSED) === undefined ? 'pending' : 'denied';
}

/**
 * Stores the visitor's consent in cookies that scripts can read. A refusal deletes the cookies that identify the visitor.
 * @param context the request
 * @param answer the visitor's answer
 * Source: docs/behaviour/reference-store.md §12
 */
export function rememberConsent(context: StoreContext, answer: Exclude<Consent, 'pending'>): void {
  const isGranted = answer === 'granted';
  put(context, CENSUS, isGranted);
  put(context, REFUSED, !isGranted);
  if (!isGranted) forget(context);
}

/**
 * Deletes identifying cookies of visitors without consent: from a version of the site that did not ask, or after an answer
 * has expired. It needs no script.
 * Source: docs/behaviour/reference-store.md §12.4
 */
export const heedConsent: StoreMiddleware = async (context, next) => {
  await next();
  if (isPageLoad(context) && consentOf(context) !== 'granted') forget(context);
};

/** The script of the next page clears storage. */
function forget(context: StoreContext): void {
  const cookies = getCookie(context);
  for (const name of IDENTIFYING_COOKIES) if (cookies[name] !== undefined) put(context, name, false);
}

function put(context: StoreContext, name: string, isSet: boolean): void {
  const maxAge = isSet ? COOKIE_LIFETIME_SECONDS : 0;
  setCookie(context, name, isSet ? '1' : '', {
    path: '/',
    sameSite: 'Lax',
    maxAge,
    secure: isSecure(context),
  });
}
