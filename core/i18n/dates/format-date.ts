import type { DateOptions, DateWidth } from '../locale/date-options.ts';
import { capitalizerFor } from './capitalize.ts';
import { createFieldWriter, type MomentWriter } from './field-writer.ts';
import { formatsOf } from './intl-date.ts';
import { joinerFor } from './join-date-time.ts';
import { readSkeleton } from './skeleton.ts';

/**
 * Prepares the writing of moments.
 * @param tag a complete tag
 * @param timeZone a known IANA name
 * @param options what is written, and how
 * @returns what writes a moment
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
  /** How date and time are joined when nothing else is asked for. */
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

/** A skeleton that says nothing of what it was needed for says the day of the week; a time stands back for it. */
function withWeekday(fields: Fields, widths: Pick<DateOptions, 'date' | 'time'>): Fields {
  if (fields.date) return fields.time || !widths.date ? fields : { ...fields, time: WEEKDAY };
  return fields.time && !widths.time ? fields : { ...fields, date: WEEKDAY, time: undefined };
}

const WEEKDAY = { weekday: 'short' } as const;

/**
 * Tells how a date is joined with a time.
 * @param date its fields
 * @returns the width of a date that is written so
 * Source: docs/behaviour/locale-data.md §4.2
 */
export function widthOf(date: Intl.DateTimeFormatOptions = {}): DateWidth {
  const { month, weekday } = date;
  if (month === 'long' && isSpelled(date)) return weekday === undefined ? 'long' : 'full';
  return month === 'short' || month === 'long' ? 'medium' : 'short';
}

/** The locale data spell no month that stands alone, beside an era, or beside a weekday of no year. */
function isSpelled({ era, year, weekday, day }: Intl.DateTimeFormatOptions): boolean {
  return era === undefined && (year !== undefined || (weekday === undefined && day !== undefined));
}
