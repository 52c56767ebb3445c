import { TIME_STRINGS } from './strings.ts';

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000;

/** A calendar day and a wall-clock time. Source: docs/behaviour/time.md §2.1. */
export interface CivilTime {
  /** Astronomical: 1 BC is 0, 2 BC is -1. */
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  /** 1–31. */
  readonly day: number;
  /** 0–6, from Sunday. */
  readonly weekday: number;
  /** 0–23. */
  readonly hour: number;
  /** 0–59. */
  readonly minute: number;
  /** 0–59. */
  readonly second: number;
  /** 0–999.9…; fractions of the epoch milliseconds stay. */
  readonly millisecond: number;
  /** Days since noon of 1 January 4713 BC. */
  readonly julianDay: number;
}

const EPOCH_JULIAN_DAY = 2_440_588;

/** 15 October 1582; the day before was 4 October in the Julian calendar. */
const FIRST_GREGORIAN_DAY = 2_299_161;

/** Days that were skipped in the year of the change; they are counted nevertheless. */
const SKIPPED_DAYS = 10;

/** 31 December 8652. Source: docs/behaviour/time.md §2.1. */
const LAST_JULIAN_DAY = 4_881_503;

/**
 * Converts epoch milliseconds to calendar and clock, with the Julian calendar before 15 October 1582.
 * @param localMs epoch milliseconds plus the offset of the zone
 * @returns year, month, day, weekday and time of day
 * @throws RangeError if it is not a number, before 4713 BC or after 8652
 * Source: docs/behaviour/time.md §2.1
 */
export function toCivilTime(localMs: number): CivilTime {
  if (Number.isNaN(localMs)) throw new RangeError(TIME_STRINGS.invalidDate);
  const days = Math.floor(localMs / DAY_MS);
  const julianDay = days + EPOCH_JULIAN_DAY;
  if (julianDay < 0 || julianDay > LAST_JULIAN_DAY) throw new RangeError(TIME_STRINGS.outOfRange);
  const dayMs = localMs - days * DAY_MS;
  const seconds = Math.floor(dayMs / 1000);
  // Richards' algorithm: years that begin in March, so that a leap day is the last one.
  const shifted = julianDay + 1401 + gregorianShift(julianDay);
  const quarterDays = 4 * shifted + 3;
  const dayParts = 5 * floorDivide(quarterDays % 1461, 4) + 2;
  const month = ((floorDivide(dayParts, 153) + 2) % 12) + 1;
  return {
    year: floorDivide(quarterDays, 1461) - 4716 + (month < 3 ? 1 : 0),
    month,
    day: floorDivide(dayParts % 153, 5) + 1,
    weekday: (julianDay + 1) % 7,
    hour: floorDivide(seconds, 3600),
    minute: floorDivide(seconds, 60) % 60,
    second: seconds % 60,
    millisecond: dayMs % 1000,
    julianDay,
  };
}

/**
 * Clamps a moment to the first or last day of the calendars; the time of day stays.
 * @param epochMs epoch milliseconds
 * @returns epoch milliseconds of a day from 4713 BC to 8652; NaN stays NaN
 * Source: docs/behaviour/time.md §2.1
 */
export function withinCalendars(epochMs: number): number {
  const days = Math.floor(epochMs / DAY_MS);
  const kept = Math.min(Math.max(days, -EPOCH_JULIAN_DAY), LAST_JULIAN_DAY - EPOCH_JULIAN_DAY);
  return kept === days ? epochMs : kept * DAY_MS + (((epochMs % DAY_MS) + DAY_MS) % DAY_MS);
}

function gregorianShift(julianDay: number): number {
  if (julianDay < FIRST_GREGORIAN_DAY) return 0;
  return floorDivide(floorDivide(4 * julianDay + 274_277, 146_097) * 3, 4) - 38;
}

function floorDivide(dividend: number, divisor: number): number {
  return Math.floor(dividend / divisor);
}

/**
 * Finds the first of January.
 * @param year astronomical
 */
export function firstDayOfYear(year: number): number {
  const before = year - 1;
  const julian = 365 * before + floorDivide(before, 4) + 1_721_424;
  return year > 1582 ? julian + 2 - floorDivide(before, 100) + floorDivide(before, 400) : julian;
}

/**
 * Returns the day of the year.
 * @param civil a day
 * @returns 1 for the first of January
 * Source: docs/behaviour/time.md §3.1
 */
export function dayOfYear(civil: CivilTime): number {
  const isAfterChange = civil.year === 1582 && civil.julianDay >= FIRST_GREGORIAN_DAY;
  return civil.julianDay - firstDayOfYear(civil.year) + 1 + (isAfterChange ? SKIPPED_DAYS : 0);
}
