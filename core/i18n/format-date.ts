import type { DateOptions, DateWidth } from './date-options.ts';
import { capitalizerFor } from './capitalize.ts';
import { formatsOf, partOf } from './intl-date.ts';
import { joinerFor } from './join-date-time.ts';
import { readSkeleton } from './skeleton.ts';

/** Writes a moment given in epoch milliseconds. */
export type MomentWriter = (epochMs: number) => string;

/**
 * Prepares the writing of moments.
 * @param tag a complete tag
 * @param timeZone a known IANA name
 * @param options what is written, and how
 * @returns what writes a moment
 * Source: template language §10.3
 */
export function createDateWriter(tag: string, timeZone: string, options: DateOptions): MomentWriter {
  const { calendar = 'gregory', context } = options;
  const open = formatsOf(tag, timeZone, calendar);
  const { date, time, width } = chooseFields(options);
  const capitalize = capitalizerFor(tag, 'dates', context);
  const writeDate = date && open(date);
  const writeTime = time && clockWriter(open(time), time);
  if (!writeTime) return (epochMs) => capitalize(writeDate ? writeDate.format(epochMs) : '');
  if (!writeDate) return (epochMs) => capitalize(writeTime(epochMs));
  const join = joinerFor(open, options.wrap ?? width);
  return (epochMs) => capitalize(join(writeDate.format(epochMs), writeTime(epochMs)));
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
  return {
    date: dateStyle ? { dateStyle } : unlessEmpty(parts.date),
    time: time ? { timeStyle: time } : unlessEmpty(parts.time),
    width: dateStyle ?? widthOf(parts.date),
  };
}

function unlessEmpty(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions | undefined {
  return Object.keys(options).length > 0 ? options : undefined;
}

function widthOf({ month, weekday }: Intl.DateTimeFormatOptions): DateWidth {
  if (month === 'long') return weekday === undefined ? 'long' : 'full';
  return month === 'short' ? 'medium' : 'short';
}

/**
 * Prepares the writing of a time of day.
 * @param format the platform's
 * @param options what it was made of
 * @returns what writes the time; what stands before AM and PM is as narrow as the locale has it
 * Source: template language §15 (U+202F)
 */
function clockWriter(format: Intl.DateTimeFormat, options: Intl.DateTimeFormatOptions): MomentWriter {
  const write: MomentWriter = options.timeZoneName?.endsWith('t')
    ? // "GMT+0" and "GMT+00:00" are GMT.
      (epochMs) => format.format(epochMs).replace(/\+0(0:00)?(?![\d:])/, '')
    : (epochMs) => format.format(epochMs);
  if (options.dayPeriod !== undefined || !hasNarrowSpace(format)) return write;
  // Some platforms put a plain space into single times, though not into spans of time.
  const first = partOf(format, 0, 'dayPeriod');
  const second = partOf(format, HALF_DAY_MS, 'dayPeriod');
  return (epochMs) =>
    write(epochMs).replace(` ${first}`, `\u202F${first}`).replace(` ${second}`, `\u202F${second}`);
}

const HALF_DAY_MS = 43_200_000;

function hasNarrowSpace(format: Intl.DateTimeFormat): boolean {
  return format.formatRange(0, HALF_DAY_MS).includes('\u202F');
}
