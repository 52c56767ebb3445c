import { dayOfYear, firstDayOfYear, type CivilTime } from './civil.ts';

/**
 * Returns the ISO 8601 week: weeks start on Monday, and week 1 has the year's first Thursday.
 * @param civil a day
 * @returns the week, 1–53, and the year it belongs to, astronomical
 * Source: docs/behaviour/time.md §2.2
 */
export function isoWeek(civil: CivilTime): { readonly year: number; readonly week: number } {
  const thursday = civil.julianDay + 3 - ((civil.weekday + 6) % 7);
  let year = civil.year;
  if (thursday < firstDayOfYear(year)) year--;
  else if (thursday >= firstDayOfYear(year + 1)) year++;
  return { year, week: Math.floor((thursday - firstDayOfYear(year)) / 7) + 1 };
}

/**
 * Returns the week of the year, where weeks start on Sunday and week 1 contains 1 January.
 * @param civil a day
 * @returns 1–53; the last days of December may be in week 1 of the next year
 * Source: docs/behaviour/time.md §2.2
 */
export function sundayWeek(civil: CivilTime): number {
  const saturday = civil.julianDay + 6 - civil.weekday;
  if (saturday >= firstDayOfYear(civil.year + 1)) return 1;
  return Math.floor((saturday - firstDayOfYear(civil.year)) / 7) + 1;
}

/**
 * Returns the number of Mondays in the year so far.
 * @param civil a day
 * @returns 0–53
 * Source: docs/behaviour/time.md §2.2
 */
export function mondayWeek(civil: CivilTime): number {
  return Math.floor((dayOfYear(civil) + 6 - ((civil.weekday + 6) % 7)) / 7);
}
