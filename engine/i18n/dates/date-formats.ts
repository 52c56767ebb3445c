import { createTimeZones, withinCalendars, type TimeZone } from '../../time/index.ts';
import type { IntervalWriter, MomentWriter } from './field-writer.ts';
import { createDateWriter } from './format-date.ts';
import { createIntervalWriter } from './format-interval.ts';
import { createDistanceWriter, type DistanceWriter } from './format-relative.ts';
import type { Locale } from '../locale/locale.ts';
import { keepRecent } from '../../../core/cache/index.ts';

/** The part of a locale that formats dates. */
export type DateFormats = Pick<Locale, 'formatDate' | 'formatInterval' | 'formatRelative'>;

/** Formats in the cache of a locale, per kind; each consists of two or three of the platform's. */
const MAX_FORMATS = 64;

/** Separates the options in the key of a format: skeletons and zones are untrusted, but never contain this character. */
const APART = '\0';

/**
 * Creates the part of a locale that formats dates.
 * @param tag a complete tag
 * @param formatDecimal the locale's, for the numbers in distances
 * @returns methods of `Locale`; each learns from the platform when it is first called
 * Source: docs/behaviour/locale-data.md §4, §5, §6
 */
export function createDateFormats(tag: string, formatDecimal: Locale['formatDecimal']): DateFormats {
  const zones = createTimeZones();
  const moments = keepRecent<string, MomentWriter>(MAX_FORMATS);
  const intervals = keepRecent<string, IntervalWriter>(MAX_FORMATS);
  const distances = keepRecent<string, DistanceWriter>(MAX_FORMATS);
  return {
    formatDate(epochMs, timeZone, options) {
      const { date, time, skeleton, wrap, calendar, context } = options;
      const key = [timeZone, date, time, skeleton, wrap, calendar, context].join(APART);
      const zone = zones.get(timeZone);
      const write = moments(key, () => createDateWriter(tag, zone.name, options));
      return write(withinDaysOf(zone, epochMs));
    },
    formatInterval(startMs, endMs, timeZone, options) {
      const { skeleton, date, time, context } = options;
      const key = [timeZone, skeleton, date, time, context].join(APART);
      const zone = zones.get(timeZone);
      const write = intervals(key, () => createIntervalWriter(tag, zone, options));
      return write(withinDaysOf(zone, startMs), withinDaysOf(zone, endMs));
    },
    formatRelative(startMs, endMs, options) {
      const write = distances(JSON.stringify(options), () =>
        createDistanceWriter(tag, options, formatDecimal),
      );
      return write(withinCalendars(startMs), withinCalendars(endMs));
    },
  };
}

/** The first and the last day of the calendars are days in the zone. */
function withinDaysOf(zone: TimeZone, momentMs: number): number {
  // The platform would round fractions of a millisecond before 1970 up.
  const epochMs = Math.floor(momentMs);
  const kept = withinCalendars(epochMs);
  if (kept === epochMs) return epochMs;
  const offsetMs = zone.offsetMs(kept);
  return withinCalendars(epochMs + offsetMs) - offsetMs;
}
