import type { DateWidth } from '../locale/date-options.ts';
import type { OpenFormat } from './intl-date.ts';
import { plainSpaces } from './normalise-date.ts';

/** The text between date and time where releases of the locale data disagree, by language and width. */
const BETWEEN: Readonly<Record<string, Partial<Record<DateWidth, string>>>> = {
  ar: { short: '، ' },
  es: { long: ' a las ' },
};

/**
 * Learns how a locale joins a date and a time, by formatting both together.
 * @param open creates formats of the locale
 * @param width the pattern's: in English "at" for long and full, otherwise a comma
 * @returns a function that joins the two texts
 * Source: docs/behaviour/locale-data.md §4.2
 */
export function joinerFor(open: OpenFormat, width: DateWidth): (date: string, time: string) => string {
  const write = (fields: Intl.DateTimeFormatOptions): string => plainSpaces(open(fields).format(0));
  const date = write({ dateStyle: width });
  const time = write({ timeStyle: 'short' });
  const both = write({ dateStyle: width, timeStyle: 'short' });
  const dateAt = both.indexOf(date);
  const timeAt = both.lastIndexOf(time);
  if (dateAt < 0 || timeAt < 0) return (date, time) => `${date}, ${time}`;
  const [before, learned, after] =
    dateAt < timeAt
      ? [both.slice(0, dateAt), both.slice(dateAt + date.length, timeAt), both.slice(timeAt + time.length)]
      : [both.slice(0, timeAt), both.slice(timeAt + time.length, dateAt), both.slice(dateAt + date.length)];
  const between = BETWEEN[languageOf(open)]?.[width] ?? learned;
  return (date, time) => before + (dateAt < timeAt ? date + between + time : time + between + date) + after;
}

function languageOf(open: OpenFormat): string {
  return new Intl.Locale(open({}).resolvedOptions().locale).language;
}
