import { readCookie, VISITOR_COOKIES, writeCookie } from '../session/index.ts';
import { type ConsentSettings, mayRememberViews } from './may-remember.ts';
import { rawStorage } from './raw-storage.ts';
import {
  cookieDomain,
  ID_COOKIES,
  KEPT_EVENTS_PREFIX,
  RAW_KEYS,
  REPLAY_ID,
  VIEWED_PREFIX,
} from './stored-names.ts';

/**
 * Whether the settings state a refusal. A missing census cookie is no refusal.
 * @param settings consent, cookie policy and cookies
 * Source: docs/behaviour/analytics.md §1.4
 */
export function hasRefused({
  consent,
  cookiePolicy,
}: Pick<ConsentSettings, 'consent' | 'cookiePolicy'>): boolean {
  return consent === 'denied' || cookiePolicy === 'restrictive';
}

/**
 * Clears the stored ids of a visitor who must not be identified: after a refusal, under a restrictive cookie policy, and
 * without the census cookie on a page that does not ask for consent.
 * @param settings consent, cookie policy, cookies, and whether the site counts visits
 * @returns whether the visitor must not be identified
 * Source: docs/behaviour/analytics.md §1.4
 */
export function forgetVisitor(settings: ConsentSettings): boolean {
  const { consent, cookies } = settings;
  const isRefused = hasRefused(settings);
  const isUnknown = isRefused || (consent === 'granted' && readCookie(cookies.census) === null);
  if (!isUnknown) return false;
  removeCookie(ID_COOKIES.analyticsId, cookies.domains);
  // The site's own cookie, which it may set before the visitor has answered.
  if (isRefused) removeCookie(ID_COOKIES.marketingId, cookies.domains);
  for (const name of [...VISITOR_COOKIES, REPLAY_ID]) removeCookie(name, []);
  const prefixes = [KEPT_EVENTS_PREFIX, ...(mayRememberViews(settings) ? [] : [VIEWED_PREFIX])];
  removeKeys(() => globalThis.localStorage, prefixes);
  removeKeys(() => globalThis.sessionStorage, prefixes);
  return true;
}

function removeCookie(name: string, domains: readonly string[]): void {
  if (readCookie(name) === null) return;
  writeCookie(name, '', 0);
  writeCookie(name, '', 0, cookieDomain(domains));
}

function removeKeys(open: () => Storage, prefixes: readonly string[]): void {
  const names: readonly string[] = Object.values(RAW_KEYS);
  const storage = rawStorage(open);
  for (const key of storage.keys())
    if (names.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))) storage.remove(key);
}
