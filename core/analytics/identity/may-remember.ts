import type { Settings } from '../../page/index.ts';
import { readCookie } from '../../session/index.ts';

/**
 * Tells whether anything may be stored of a visitor.
 * @param settings the page's
 * Source: docs/behaviour/analytics.md §1.1, §1.4
 */
export function mayRemember({
  consent,
  cookiePolicy,
  cookies,
}: Pick<Settings, 'consent' | 'cookiePolicy' | 'cookies'>): boolean {
  return consent === 'granted' && cookiePolicy === 'standard' && readCookie(cookies.census) !== null;
}
