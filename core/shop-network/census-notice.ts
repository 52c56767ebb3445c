import { areCookiesEnabled, readCookie } from '../session/index.ts';
import type { Settings } from '../page/index.ts';
import { warnDeveloper } from '../shared/index.ts';

let isGiven = false;

/**
 * Tells the developer of a page once that the census cookie of a store of another origin does not reach it.
 * @param settings the page's
 * Source: docs/behaviour/network.md §9.7
 */
export function noteCensus({ censusEnabled, consent, cookies: { census } }: Settings): void {
  const isAsked = censusEnabled && consent !== 'denied' && readCookie(census) === null && areCookiesEnabled();
  if (!isAsked || isGiven) return;
  isGiven = true;
  warnDeveloper(
    `visits are not counted: the store cannot set its cookie "${census}" on a page of another origin. Set it once the visitor agrees, or set "censusEnabled" to false.`,
  );
}
