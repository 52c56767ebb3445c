import { DAY_MS } from '../../time/index.ts';
import type { RelativeUnit } from '../locale/date-options.ts';

/** A distance in time; negative for the past. */
export interface Distance {
  readonly unit: RelativeUnit;
  readonly value: number;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Units of fixed length, the largest first. */
const LENGTHS = [
  ['week', 7 * DAY_MS],
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const;

/** A 4800th of the Gregorian calendar's 400 years. */
const MEAN_MONTH_MS = (146_097 * DAY_MS) / 4800;

/**
 * Measures the distance between two moments, in calendar months of UTC if it is long enough.
 * @param startMs epoch milliseconds
 * @param endMs epoch milliseconds
 * @param field the unit; by default the largest with at least one
 * @param hasWeeks whether the unit may be weeks
 * @returns unit and distance, not rounded
 * Source: docs/behaviour/locale-data.md §6
 */
export function measureDistance(
  startMs: number,
  endMs: number,
  field: RelativeUnit | undefined,
  hasWeeks: boolean,
): Distance {
  const elapsedMs = endMs - startMs;
  const whole = countMonths(startMs, endMs);
  const unit = field ?? largestUnit(Math.abs(whole), Math.abs(elapsedMs), hasWeeks);
  const months = whole + (endMs - monthsLater(startMs, whole)) / MEAN_MONTH_MS;
  if (unit === 'year') return { unit, value: months / 12 };
  if (unit === 'month') return { unit, value: months };
  const [, length] = LENGTHS.find(([name]) => name === unit) ?? LENGTHS[4];
  return { unit, value: elapsedMs / length };
}

function largestUnit(months: number, elapsedMs: number, hasWeeks: boolean): RelativeUnit {
  if (months > 0) return months < 12 ? 'month' : 'year';
  for (const [unit, length] of LENGTHS) if (elapsedMs >= length && (unit !== 'week' || hasWeeks)) return unit;
  return 'second';
}

/** Whole months from the start; the rest may be longer than a mean month. */
function countMonths(startMs: number, endMs: number): number {
  const sign = endMs < startMs ? -1 : 1;
  const start = new Date(startMs);
  const end = new Date(endMs);
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  const isLastFull = sign * (timeOfMonth(end) - timeOfMonth(start)) >= 0;
  return isLastFull ? months : months - sign;
}

function timeOfMonth(date: Date): number {
  return date.getUTCDate() * DAY_MS + (date.getTime() - Math.floor(date.getTime() / DAY_MS) * DAY_MS);
}

/** The same day of another month, or that month's last day. */
function monthsLater(startMs: number, months: number): number {
  const date = new Date(startMs);
  const moved = new Date(date);
  moved.setUTCMonth(date.getUTCMonth() + months + 1, 0);
  moved.setUTCDate(Math.min(date.getUTCDate(), moved.getUTCDate()));
  return moved.getTime();
}
