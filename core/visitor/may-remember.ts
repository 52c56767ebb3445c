import type { Settings } from '../page/index.ts';
import { readCookie } from '../session/index.ts';

/** The settings that decide whether a visitor may be identified. */
export type ConsentSettings = Pick<Settings, 'consent' | 'cookiePolicy' | 'cookies'>;

/**
 * Whether anything may be stored about a visitor.
 * @param settings the page's
 * Source: docs/behaviour/analytics.md §1.1, §1.4
 */
export function mayRemember({ consent, cookiePolicy, cookies }: ConsentSettings): boolean {
  return consent === 'granted' && cookiePolicy === 'standard' && readCookie(cookies.census) !== null;
}
