import { partOf } from '../../time/index.ts';
import { createDateFormat, type DateFormat } from './date-format.ts';

/** Creates a date format of the platform. */
export type OpenFormat = (options: Intl.DateTimeFormatOptions) => DateFormat;

/** A zone that the platform calls "Greenwich Mean Time" and not "Coordinated Universal Time". */
const GREENWICH = 'Africa/Abidjan';

/**
 * Prepares the platform's date formats of a locale, zone and calendar.
 * @param tag a complete tag
 * @param timeZone a known IANA name
 * @param calendar the platform's name of the calendar
 * @returns a function that creates a format; zones have the names of the template language
 * Source: docs/behaviour/locale-data.md §4
 */
export function formatsOf(tag: string, timeZone: string, calendar: string): OpenFormat {
  const open: OpenFormat = (options) => {
    const isNamed = options.timeZoneName !== undefined || /full|long/.test(options.timeStyle ?? '');
    const zone = timeZone === 'UTC' && isNamed ? GREENWICH : timeZone;
    if (options.hour === 'numeric' && options.timeZoneName !== undefined && isPadded(open, options))
      return open({ ...options, hour: '2-digit' });
    const format = createDateFormat(tag, {
      ...options,
      ...clockOf(tag, options),
      calendar,
      timeZone: zone,
    });
    // Without a short name, the platform prints a long one; the template language prints the offset.
    return options.timeZoneName === 'shortGeneric' &&
      !/^\p{Lu}{2,5}$/u.test(partOf(format, 0, 'timeZoneName'))
      ? open({ ...options, timeZoneName: 'shortOffset' })
      : format;
  };
  return open;
}

/** In Japan the hours of half a day are 0–11. */
function clockOf(tag: string, { hourCycle }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return hourCycle === 'h12' && tag.startsWith('ja') ? { hourCycle: 'h11' } : {};
}

/** With a zone, some platforms omit the zero that the locale puts before an hour. */
function isPadded(open: OpenFormat, options: Intl.DateTimeFormatOptions): boolean {
  const format = open({ ...options, timeZoneName: undefined });
  // In any zone, one of these hours has a single digit.
  return [0, 8, 16].every((hour) => partOf(format, hour * 3_600_000, 'hour').length === 2);
}
