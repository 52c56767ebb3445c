import type { DateOptions, DateWidth } from '../locale/date-options.ts';
import { capitalizerFor } from './capitalize.ts';
import { createFieldWriter, type MomentWriter } from './field-writer.ts';
import { formatsOf } from './intl-date.ts';
import { joinerFor } from './join-date-time.ts';
import { readSkeleton } from './skeleton.ts';

/**
 * Creates a formatter of moments.
 * @param tag a complete tag
 * @param timeZone a known IANA name
 * @param options fields and widths
 * @returns a function that formats a moment
 * Source: docs/behaviour/locale-data.md §4
 */
export function createDateWriter(tag: string, timeZone: string, options: DateOptions): MomentWriter {
  const { calendar = 'gregory', context } = options;
  const open = formatsOf(tag, timeZone, calendar);
  const { date, time, width } = chooseFields(options);
  const capitalize = capitalizerFor(tag, 'dates', context);
  const writeDate = date && createFieldWriter(open, date);
  const writeTime = time && createFieldWriter(open, time);
  if (!writeTime) return (epochMs) => capitalize(writeDate ? writeDate(epochMs) : '');
  if (!writeDate) return (epochMs) => capitalize(writeTime(epochMs));
  const join = joinerFor(open, options.wrap ?? width);
  return (epochMs) => capitalize(join(writeDate(epochMs), writeTime(epochMs)));
}

interface Fields {
  readonly date: Intl.DateTimeFormatOptions | undefined;
  readonly time: Intl.DateTimeFormatOptions | undefined;
  /** The default width of the text between date and time. */
  readonly width: DateWidth;
}

function chooseFields({ date, time, skeleton }: DateOptions): Fields {
  const isNothing = date === undefined && time === undefined && !skeleton;
  const parts = readSkeleton(skeleton ?? '');
  const dateStyle = isNothing ? 'long' : date;
  const fields = {
    date: dateStyle ? { dateStyle } : parts.date,
    time: time ? { timeStyle: time } : parts.time,
    width: dateStyle ?? widthOf(parts.date),
  };
  return skeleton ? withWeekday(fields, { date, time }) : fields;
}

/** If a skeleton lacks the side that it was needed for, the weekday is printed; it takes the place of a time. */
function withWeekday(fields: Fields, widths: Pick<DateOptions, 'date' | 'time'>): Fields {
  if (fields.date) return fields.time || !widths.date ? fields : { ...fields, time: WEEKDAY };
  return fields.time && !widths.time ? fields : { ...fields, date: WEEKDAY, time: undefined };
}

const WEEKDAY = { weekday: 'short' } as const;

/**
 * Returns the width of a date, which decides how it is joined with a time.
 * @param date its fields
 * @returns its width
 * Source: docs/behaviour/locale-data.md §4.2
 */
export function widthOf(date: Intl.DateTimeFormatOptions = {}): DateWidth {
  const { month, weekday } = date;
  if (month === 'long' && isSpelled(date)) return weekday === undefined ? 'long' : 'full';
  return month === 'short' || month === 'long' ? 'medium' : 'short';
}

/** The locale data do not spell out a month that is alone, with an era, or with a weekday but no year. */
function isSpelled({ era, year, weekday, day }: Intl.DateTimeFormatOptions): boolean {
  return era === undefined && (year !== undefined || (weekday === undefined && day !== undefined));
}
