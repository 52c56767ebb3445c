import { DAY_MS, type TimeZone } from '../../time/index.ts';
import { capitalizerFor } from './capitalize.ts';
import type { IntervalOptions } from '../locale/date-options.ts';
import { createFieldWriter, createSpanWriter, separatorOf, type IntervalWriter } from './field-writer.ts';
import { createDateWriter, widthOf } from './format-date.ts';
import { formatsOf, type OpenFormat } from './intl-date.ts';
import { joinerFor } from './join-date-time.ts';
import { readSkeleton } from './skeleton.ts';

const MINUTE_MS = 60_000;

/** Has 29 February. */
const LEAP_YEAR = 2024;

/** How far apart the ends are: in the same minute, on the same day, on different days. */
type Reach = 'minute' | 'day' | 'days';

/**
 * Creates a formatter of spans of time.
 * @param tag a complete tag
 * @param zone the zone of the days
 * @param options fields and widths
 * @returns a function that formats a span; one date or one time if both ends are equal
 * Source: docs/behaviour/locale-data.md §5
 */
export function createIntervalWriter(tag: string, zone: TimeZone, options: IntervalOptions): IntervalWriter {
  const capitalize = capitalizerFor(tag, 'dates', options.context);
  const writers: Partial<Record<Reach, IntervalWriter>> = {};
  const wallTime = (epochMs: number): number => epochMs + zone.offsetMs(epochMs);
  return (startMs, endMs) => {
    const reach = reachOf(wallTime(startMs), wallTime(endMs));
    const write = (writers[reach] ??= createWriter(tag, zone, options, reach));
    return capitalize(write(startMs, endMs));
  };
}

function reachOf(start: number, end: number): Reach {
  if (Math.floor(start / DAY_MS) !== Math.floor(end / DAY_MS)) return 'days';
  return Math.floor(start / MINUTE_MS) === Math.floor(end / MINUTE_MS) ? 'minute' : 'day';
}

function createWriter(tag: string, zone: TimeZone, options: IntervalOptions, reach: Reach): IntervalWriter {
  const skeleton = completeSkeleton(chooseSkeleton(options, reach), reach);
  const { date, time } = readSkeleton(skeleton);
  const writeOne = createDateWriter(tag, zone.name, { skeleton });
  if (reach === 'minute') return writeOne;
  const open = formatsOf(tag, zone.name, 'gregory');
  if (reach === 'day') return time ? createTimeWriter(open, date, time) : writeOne;
  const between = separatorOf(open);
  const writeBoth: IntervalWriter = (startMs, endMs) => writeOne(startMs) + between + writeOne(endMs);
  return date && !time ? createDaysWriter(open, zone, date, writeBoth) : writeBoth;
}

function createTimeWriter(
  open: OpenFormat,
  date: Intl.DateTimeFormatOptions | undefined,
  time: Intl.DateTimeFormatOptions,
): IntervalWriter {
  // Spans within a day have no seconds.
  const writeTimes = createSpanWriter(open, {
    ...time,
    second: undefined,
    fractionalSecondDigits: undefined,
  });
  if (!date) return writeTimes;
  const writeDate = createFieldWriter(open, date);
  const join = joinerFor(open, widthOf(date));
  return (startMs, endMs) => join(writeDate(startMs), writeTimes(startMs, endMs));
}

function createDaysWriter(
  open: OpenFormat,
  zone: TimeZone,
  date: Intl.DateTimeFormatOptions,
  writeBoth: IntervalWriter,
): IntervalWriter {
  const write = createSpanWriter(open, date);
  if (date.year !== undefined) return write;
  // The platform would add a year or month that differs; the template language prints only requested fields.
  if (date.weekday !== undefined) {
    const around = open({ year: 'numeric' });
    return (startMs, endMs) =>
      around.format(startMs) === around.format(endMs) ? write(startMs, endMs) : writeBoth(startMs, endMs);
  }
  const inOneYear = (epochMs: number): number => {
    const wall = new Date(epochMs + zone.offsetMs(epochMs));
    const month = date.month === undefined ? 0 : wall.getUTCMonth();
    const moved = Date.UTC(LEAP_YEAR, month, wall.getUTCDate(), 12);
    return moved - zone.offsetMs(moved);
  };
  return (startMs, endMs) => write(inOneYear(startMs), inOneYear(endMs));
}

function chooseSkeleton({ skeleton, date, time }: IntervalOptions, reach: Reach): string {
  if (skeleton !== undefined) return skeleton;
  if (reach === 'days') return date ?? time ?? 'yMMMd';
  return time ?? 'jm';
}

/** Adds the fields that a skeleton needs to be meaningful. */
function completeSkeleton(skeleton: string, reach: Reach): string {
  const { date, time } = readSkeleton(skeleton);
  if (date) return date.weekday === undefined || time ? skeleton : withDay(skeleton, date, reach);
  if (reach === 'days') return `${skeleton}yMMMd`;
  if (!time) return `${skeleton}jm`;
  // Minutes include their hour.
  return /^[ms]+$/.test(skeleton) ? `${skeleton}j` : skeleton;
}

/** A weekday is added to the time, a weekday of a month to the day, and over several days to the whole date. */
function withDay(skeleton: string, date: Intl.DateTimeFormatOptions, reach: Reach): string {
  if (Object.keys(date).length === 1) return `${skeleton}jm`;
  const hasDay = skeleton.includes('d');
  if (hasDay && reach !== 'days') return skeleton;
  return `${skeleton}${/[ML]/.test(skeleton) ? '' : 'M'}${hasDay ? '' : 'd'}`;
}
