import { partOf } from '../../time/index.ts';
import { createDateFormat, type DateFormat } from './date-format.ts';

/** What makes the platform's formats of dates. */
export type OpenFormat = (options: Intl.DateTimeFormatOptions) => DateFormat;

/** Has the name "Greenwich Mean Time" where the platform says "Coordinated Universal Time". */
const GREENWICH = 'Africa/Abidjan';

/**
 * Prepares the platform's formats of a locale, zone and calendar.
 * @param tag a complete tag
 * @param timeZone a known IANA name
 * @param calendar the platform's name of the calendar
 * @returns makes a format; zones of its text are called as the language calls them
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
    // Where there is no short name the platform writes a long one; the language writes the offset.
    return options.timeZoneName === 'shortGeneric' &&
      !/^\p{Lu}{2,5}$/u.test(partOf(format, 0, 'timeZoneName'))
      ? open({ ...options, timeZoneName: 'shortOffset' })
      : format;
  };
  return open;
}

/** Japan counts the hours of half a day from 0. */
function clockOf(tag: string, { hourCycle }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return hourCycle === 'h12' && tag.startsWith('ja') ? { hourCycle: 'h11' } : {};
}

/** Beside a zone some platforms forget the zero that the locale puts before an hour. */
function isPadded(open: OpenFormat, options: Intl.DateTimeFormatOptions): boolean {
  const format = open({ ...options, timeZoneName: undefined });
  // One of these hours has one digit, in any zone.
  return [0, 8, 16].every((hour) => partOf(format, hour * 3_600_000, 'hour').length === 2);
}
