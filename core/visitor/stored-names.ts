import { VISITOR_COOKIES } from '../session/index.ts';

/** Cookies of analytics. Source: docs/behaviour/analytics.md §4. */
export const ID_COOKIES = { analyticsId: 'SS_ANALYTICS_ID', marketingId: 'SS_MID' } as const;

/** Keys that other scripts of the platform read, too. Values are stored unchanged. Source: docs/behaviour/analytics.md §4. */
export const RAW_KEYS = {
  analyticsId: ID_COOKIES.analyticsId,
  analyticsExpiration: 'SS_ANALYTICS_EXPIRATION',
  sessionId: 'SS_SESSION_ID',
  isFirstSession: 'SS_IS_FIRST_SESSION',
  hasLanded: 'SS_HAS_LANDED',
} as const;

/** Prefix of the keys of stored events. Source: docs/behaviour/analytics.md §7.3. */
export const KEPT_EVENTS_PREFIX = 'store-analytics.';

/** Key, and cookie where storage fails, of the session's id for replay. Source: docs/behaviour/analytics.md §8.2. */
export const REPLAY_ID = `${KEPT_EVENTS_PREFIX}replay-id`;

/** Prefix of the keys of viewed products, one per store. Source: docs/behaviour/product-lists.md §7.1. */
export const VIEWED_PREFIX = 'store-viewed ';

/** Every cookie that identifies a visitor. Source: docs/behaviour/analytics.md §12.1. */
export const IDENTIFYING_COOKIES: readonly string[] = [
  ...Object.values(ID_COOKIES),
  ...VISITOR_COOKIES,
  REPLAY_ID,
];

/**
 * Finds the domain on which to set the cookies.
 * @param domains the domains of the settings
 * @returns the domain that includes the page's host; undefined for the host itself
 * Source: docs/behaviour/analytics.md §4.1
 */
export function cookieDomain(domains: readonly string[]): string | undefined {
  const { hostname } = globalThis.location;
  return domains.find((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}
