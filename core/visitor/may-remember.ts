import type { Settings } from '../page/index.ts';
import { readCookie } from '../session/index.ts';

/** The settings that decide what may be stored about a visitor. */
export type ConsentSettings = Pick<Settings, 'censusEnabled' | 'consent' | 'cookiePolicy' | 'cookies'>;

/**
 * Whether anything may be stored about a visitor.
 * @param settings the page's
 * Source: docs/behaviour/analytics.md §1.1, §1.4
 */
export function mayRemember({
  consent,
  cookiePolicy,
  cookies,
}: Omit<ConsentSettings, 'censusEnabled'>): boolean {
  return consent === 'granted' && cookiePolicy === 'standard' && readCookie(cookies.census) !== null;
}

/**
 * Whether the products that a visitor has viewed may be stored. A site that does not count visits has no census cookie: it
 * asks by `consent` and the cookie policy alone.
 * @param settings the page's
 * Source: docs/behaviour/product-lists.md §7.2
 */
export function mayRememberViews(settings: ConsentSettings): boolean {
  const { censusEnabled, consent, cookiePolicy } = settings;
  return censusEnabled ? mayRemember(settings) : consent === 'granted' && cookiePolicy === 'standard';
}
