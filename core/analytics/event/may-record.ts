import type { Settings } from '../../page/index.ts';
import { readCookie } from '../../session/index.ts';
import { whyNotRecorded, type Recorded } from './why-not-recorded.ts';

/**
 * Tells whether something may be recorded of this visitor now.
 * @param name what
 * @param settings the page's
 * @param path where it has happened; here by default
 * Source: docs/behaviour/analytics.md §1
 */
export function mayRecord(name: Recorded, settings: Settings, path = globalThis.location.pathname): boolean {
  const hasCensusCookie = readCookie(settings.cookies.census) !== null;
  return whyNotRecorded(name, { settings, hasCensusCookie, path }) === null;
}
