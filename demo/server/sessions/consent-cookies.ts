import { getCookie, setCookie } from 'hono/cookie';

import type { StoreContext } from '../http/store-env.ts';
import { isSecure } from './cookies.ts';
import { COOKIE_LIFETIME_SECONDS } from '../shared/limits.ts';

const CENSUS = 'ss_census';
const REFUSED = 'ss_census_refused';
/** Cookies of analytics; what storage knows is cleared by the next page's script. */
const ANALYTICS_PREFIX = 'SS_';

/** Whether visits may be counted: as the visitor has said, or not said yet. */
export type Consent = 'granted' | 'denied' | 'pending';

/**
 * Reads what the visitor has said about counting visits.
 * @param context the request
 * Source: docs/behaviour/reference-store.md §12
 */
export function consentOf(context: StoreContext): Consent {
  if (getCookie(context, CENSUS) !== undefined) return 'granted';
  return getCookie(context, REFUSED) === undefined ? 'pending' : 'denied';
}

/**
 * Remembers what the visitor has said about counting visits; scripts read it, too. A refusal takes the cookies of analytics away.
 * @param context the request
 * @param answer what was said
 * Source: docs/behaviour/reference-store.md §12
 */
export function rememberConsent(context: StoreContext, answer: Exclude<Consent, 'pending'>): void {
  const isGranted = answer === 'granted';
  put(context, CENSUS, isGranted);
  put(context, REFUSED, !isGranted);
  if (isGranted) return;
  for (const name of Object.keys(getCookie(context)))
    if (name.startsWith(ANALYTICS_PREFIX)) put(context, name, false);
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
