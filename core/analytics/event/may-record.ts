import type { Settings } from '../../page/index.ts';
import { readCookie } from '../../session/index.ts';
import { whyNotRecorded, type Recorded } from './why-not-recorded.ts';

/**
 * Whether something may be recorded now.
 * @param name the event, or `performance` or `replay`
 * @param settings the page's
 * @param path the page's path; the current one by default
 * Source: docs/behaviour/analytics.md §1
 */
export function mayRecord(name: Recorded, settings: Settings, path = globalThis.location.pathname): boolean {
  const hasCensusCookie = readCookie(settings.cookies.census) !== null;
  return whyNotRecorded(name, { settings, hasCensusCookie, path }) === null;
}
