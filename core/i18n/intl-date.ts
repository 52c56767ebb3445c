/** What makes the platform's formats of dates. */
export type OpenFormat = (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;

/** Has the name "Greenwich Mean Time" where the platform says "Coordinated Universal Time". */
const GREENWICH = 'Africa/Abidjan';

/**
 * Prepares the platform's formats of a locale, zone and calendar.
 * @param tag a complete tag
 * @param timeZone a known IANA name
 * @param calendar the platform's name of the calendar
 * @returns makes a format; zones of its text are called as the language calls them
 * Source: template language §10.3, §15
 */
export function formatsOf(tag: string, timeZone: string, calendar: string): OpenFormat {
  const open: OpenFormat = (options) => {
    const isNamed = options.timeZoneName !== undefined || /full|long/.test(options.timeStyle ?? '');
    const zone = timeZone === 'UTC' && isNamed ? GREENWICH : timeZone;
    const format = new Intl.DateTimeFormat(tag, { ...options, calendar, timeZone: zone });
    // Where there is no short name the platform writes a long one; the language writes the offset.
    return options.timeZoneName === 'shortGeneric' && partOf(format, 0, 'timeZoneName').includes(' ')
      ? open({ ...options, timeZoneName: 'shortOffset' })
      : format;
  };
  return open;
}

/**
 * Takes one part out of a formatted moment.
 * @param format the platform's
 * @param epochMs a moment
 * @param type which part
 * @returns its text; "" when the format has none
 */
export function partOf(
  format: Intl.DateTimeFormat,
  epochMs: number,
  type: Intl.DateTimeFormatPartTypes,
): string {
  return format.formatToParts(epochMs).find((part) => part.type === type)?.value ?? '';
}
