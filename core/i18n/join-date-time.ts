import type { DateWidth } from './date-options.ts';
import type { OpenFormat } from './intl-date.ts';

/**
 * Learns how a locale puts a date and a time beside each other; the platform tells only by doing it.
 * @param open makes formats of the locale
 * @param width of the pattern: in English "at" for long and full, a comma else
 * @returns what joins the two texts
 * Source: docs/behaviour/locale-data.md §4.2
 */
export function joinerFor(open: OpenFormat, width: DateWidth): (date: string, time: string) => string {
  const date = open({ dateStyle: width }).format(0);
  const time = open({ timeStyle: 'short' }).format(0);
  const both = open({ dateStyle: width, timeStyle: 'short' }).format(0);
  const dateAt = both.indexOf(date);
  const timeAt = both.lastIndexOf(time);
  if (dateAt < 0 || timeAt < 0) return (date, time) => `${date}, ${time}`;
  const [before, between, after] =
    dateAt < timeAt
      ? [both.slice(0, dateAt), both.slice(dateAt + date.length, timeAt), both.slice(timeAt + time.length)]
      : [both.slice(0, timeAt), both.slice(timeAt + time.length, dateAt), both.slice(dateAt + date.length)];
  return (date, time) => before + (dateAt < timeAt ? date + between + time : time + between + date) + after;
}
