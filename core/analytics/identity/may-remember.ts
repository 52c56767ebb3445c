import type { Settings } from '../../page/index.ts';
import { readCookie } from '../../session/index.ts';

/** What decides whether a visitor may be known. */
export type ConsentSettings = Pick<Settings, 'consent' | 'cookiePolicy' | 'cookies'>;

/**
 * Tells whether anything may be stored of a visitor.
 * @param settings the page's
 * Source: docs/behaviour/analytics.md §1.1, §1.4
 */
export function mayRemember({ consent, cookiePolicy, cookies }: ConsentSettings): boolean {
  return consent === 'granted' && cookiePolicy === 'standard' && readCookie(cookies.census) !== null;
}
