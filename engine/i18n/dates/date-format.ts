import { partOf } from '../../time/index.ts';

type Options = Intl.DateTimeFormatOptions & { readonly calendar: string; readonly timeZone: string };

/** The methods of the platform's date formats that are used here. */
export type DateFormat = Pick<
  Intl.DateTimeFormat,
  'format' | 'formatToParts' | 'formatRangeToParts' | 'resolvedOptions'
>;

/** 31 December 2018 belongs to the first week of 2019 in every week numbering. */
const LAST_DAY_MS = Date.UTC(2018, 11, 31, 12);

/** 29 Esfand 1396 belongs to the first week of 1397. */
const LAST_PERSIAN_DAY_MS = Date.UTC(2018, 2, 20, 12);

/**
 * Creates a date format whose parts can safely be read. Some patterns of the locale data, such as that of month and year in
 * Scottish Gaelic, have the week-based year in place of the year. V8 aborts the process when it formats such a text to
 * parts; also, that year is wrong around New Year's Day, and in other calendars.
 * @param tag a complete tag
 * @param options fields, calendar and zone
 * @returns the platform's format, or one whose text is a single part with the right year
 * Source: docs/behaviour/locale-data.md §4.5
 */
export function createDateFormat(tag: string, options: Options): DateFormat {
  const format = new Intl.DateTimeFormat(tag, options);
  return hasWeekYear(tag, options) ? createTextFormat(format, options) : format;
}

function hasWeekYear(tag: string, options: Options): boolean {
  if ((options.year ?? options.dateStyle) === undefined) return false;
  const inUtc = { ...options, timeZone: 'UTC' };
  const lastDayMs = options.calendar === 'persian' ? LAST_PERSIAN_DAY_MS : LAST_DAY_MS;
  const text = new Intl.DateTimeFormat(tag, { ...inUtc, numberingSystem: 'latn' }).format(lastDayMs);
  const year = yearReader(inUtc)(lastDayMs) % 100;
  return !(text.match(/\d+/g) ?? []).some((digits) => Number(digits) % 100 === year);
}

/** English has no such pattern. */
function yearReader({ calendar, timeZone }: Options): (epochMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', { year: 'numeric', calendar, timeZone });
  return (epochMs) => Number(partOf(format, epochMs, 'year'));
}

function createTextFormat(format: Intl.DateTimeFormat, options: Options): DateFormat {
  const correct = yearCorrector(format, options);
  const write = (date?: Date | number): string => correct(format.format(date), Number(date));
  return {
    format: write,
    formatToParts: (date) => [{ type: 'literal', value: write(date) }],
    formatRangeToParts(start, end) {
      const [first, last] = [write(Number(start)), write(Number(end))];
      if (first === last) return [{ type: 'literal', value: first, source: 'shared' }];
      return [
        { type: 'literal', value: first, source: 'startRange' },
        { type: 'literal', value: ' – ', source: 'shared' },
        { type: 'literal', value: last, source: 'endRange' },
      ];
    },
    resolvedOptions: () => format.resolvedOptions(),
  };
}

/** Replaces the week-based year, which is mostly that of the Gregorian calendar, by the year. */
function yearCorrector(
  format: Intl.DateTimeFormat,
  options: Options,
): (text: string, epochMs: number) => string {
  const { locale, numberingSystem } = format.resolvedOptions();
  const yearOf = yearReader(options);
  const gregorianYearOf = yearReader({ ...options, calendar: 'gregory' });
  const digits = new Intl.NumberFormat(locale, {
    numberingSystem,
    useGrouping: false,
    minimumIntegerDigits: 2,
  });
  return (text, epochMs) => {
    const year = yearOf(epochMs);
    const near = gregorianYearOf(epochMs);
    const others = [near, near + 1, near - 1, year + 1, year - 1].filter((other) => other !== year);
    const wrong = others.map((other) => digits.format(other)).find((other) => text.includes(other));
    if (wrong !== undefined) return text.replace(wrong, digits.format(year));
    const short = digits.format(year % 100);
    if (text.includes(short)) return text;
    const wrongShort = others
      .map((other) => digits.format(other % 100))
      .find((other) => text.includes(other));
    return wrongShort === undefined ? text : text.replace(wrongShort, short);
  };
}
