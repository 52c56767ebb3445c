import { fill } from '../../core/text/index.ts';
import { DAY_MS, withinCalendars } from './civil.ts';
import { TIME_STRINGS } from './strings.ts';

/** The largest first: length in milliseconds, name, text for one. Source: docs/behaviour/time.md §4.1 */
const UNITS = [
  [365 * DAY_MS, 'year', 'a year'],
  [30 * DAY_MS, 'month', 'a month'],
  [7 * DAY_MS, 'week', 'a week'],
  [DAY_MS, 'day', 'a day'],
  [DAY_MS / 24, 'hour', 'an hour'],
  [60_000, 'minute', 'a minute'],
] as const;

/**
 * Writes how long ago a moment was, in English.
 * @param epochMs the moment, in milliseconds since 1970
 * @param nowMs the current time, in milliseconds since 1970
 * @returns "about a year ago", "about 3 weeks ago"; "less than a minute ago", also for the future; "Invalid date." for
 * anything that is not a moment
 * Source: docs/behaviour/time.md §4.1
 */
export function timeSince(epochMs: number, nowMs: number): string {
  if (!Number.isFinite(epochMs) || !Number.isFinite(nowMs)) return TIME_STRINGS.invalidDate;
  const elapsedMs = nowMs - withinCalendars(epochMs);
  for (const [unitMs, unit, one] of UNITS) {
    const count = Math.floor(elapsedMs / unitMs);
    if (count === 1) return fill(TIME_STRINGS.oneAgo, { unit: one });
    if (count > 1) return fill(TIME_STRINGS.manyAgo, { count, unit });
  }
  return TIME_STRINGS.now;
}
