/** The platform's options for the date and the time of a skeleton; undefined if it has no such letters. */
export interface SkeletonParts {
  readonly date: Intl.DateTimeFormatOptions | undefined;
  readonly time: Intl.DateTimeFormatOptions | undefined;
}

type Side = keyof SkeletonParts;

interface Field {
  readonly letters: readonly string[];
  readonly side: Side;
  /** The platform's option. */
  readonly option: keyof Intl.DateTimeFormatOptions;
  /** The option's value for one letter, two, and so on; further letters change nothing. */
  readonly values: readonly (string | number)[];
}

const NAMES = ['short', 'short', 'short', 'long', 'narrow'] as const;
const YEARS = ['numeric', '2-digit', 'numeric'] as const;
const MONTHS = ['numeric', '2-digit', 'short', 'long', 'narrow'] as const;
const GENERIC_ZONES = ['shortGeneric', 'shortGeneric', 'shortGeneric', 'longGeneric'] as const;
const OFFSETS = ['shortOffset', 'shortOffset', 'shortOffset', 'longOffset'] as const;

/** The letters of CLDR. Source: docs/behaviour/locale-data.md §4.1. */
const FIELDS = [
  { letters: ['G'], side: 'date', option: 'era', values: NAMES },
  { letters: ['y', 'Y', 'u', 'U', 'r'], side: 'date', option: 'year', values: YEARS },
  { letters: ['M', 'L'], side: 'date', option: 'month', values: MONTHS },
  { letters: ['E', 'e', 'c'], side: 'date', option: 'weekday', values: NAMES },
  { letters: ['d'], side: 'date', option: 'day', values: ['numeric', '2-digit'] },
  { letters: ['h', 'K', 'a', 'b'], side: 'time', option: 'hourCycle', values: ['h12'] },
  { letters: ['H', 'k', 'J'], side: 'time', option: 'hourCycle', values: ['h23'] },
  { letters: ['j', 'C'], side: 'time', option: 'hour', values: ['numeric'] },
  { letters: ['B'], side: 'time', option: 'dayPeriod', values: NAMES },
  { letters: ['m'], side: 'time', option: 'minute', values: ['numeric'] },
  { letters: ['s'], side: 'time', option: 'second', values: ['numeric'] },
  { letters: ['S'], side: 'time', option: 'fractionalSecondDigits', values: [1, 2, 3] },
  { letters: ['z'], side: 'time', option: 'timeZoneName', values: ['short', 'short', 'short', 'long'] },
  { letters: ['v', 'V'], side: 'time', option: 'timeZoneName', values: GENERIC_ZONES },
  { letters: ['O'], side: 'time', option: 'timeZoneName', values: OFFSETS },
  { letters: ['Z', 'x', 'X'], side: 'time', option: 'timeZoneName', values: ['longOffset'] },
] as const satisfies readonly Field[];

const FIELD_OF_LETTER: ReadonlyMap<string, Field> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ FIELDS.flatMap((field) => field.letters.map((letter) => [letter, field] as const)),
);

/** The number of letters of the longest form, and of the abbreviated one. */
const [MAX_LETTERS, ABBREVIATED] = [5, 3];

/**
 * Reads a skeleton, which lists the fields to print in any order.
 * @param skeleton CLDR letters such as "yMMMd" or "Hm"; letters that the platform has no option for are ignored
 * @returns the platform's options
 * Source: docs/behaviour/locale-data.md §4.1
 */
export function readSkeleton(skeleton: string): SkeletonParts {
  const sides: Record<Side, Record<string, unknown>> = { date: {}, time: {} };
  for (const [run] of skeleton.replace(/[^A-Za-z]+/g, '').matchAll(/(.)\1*/g)) {
    const field = FIELD_OF_LETTER.get(run.charAt(0));
    if (field === undefined) continue;
    const { side, option, values } = field;
    // The locale's own hour cycle applies, and replaces an earlier one.
    if (option === 'hour') delete sides.time.hourCycle;
    // More than five letters mean the same as three.
    const length = run.length > MAX_LETTERS ? ABBREVIATED : run.length;
    sides[side][option] = values[Math.min(length, values.length) - 1];
  }
  // Fractions of a second are printed only with the second.
  if (sides.time.second === undefined) delete sides.time.fractionalSecondDigits;
  return {
    date: unlessEmpty(completeDate(sides.date)),
    time: unlessEmpty(completeTime(sides.time)),
  };
}

function unlessEmpty(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions | undefined {
  return Object.keys(options).length > 0 ? options : undefined;
}

/** An era includes the year, and a weekday with a year or month includes the day. */
function completeDate(date: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  const { era, year, month, weekday } = date;
  const isDayMeant = weekday !== undefined && (era ?? year ?? month) !== undefined;
  return {
    ...(era !== undefined && { year: 'numeric' }),
    ...monthOfDay(date),
    ...(isDayMeant && { month: weekday === 'long' ? 'long' : 'numeric', day: 'numeric' }),
    ...date,
  };
}

/** A day with a year includes the month. */
function monthOfDay({ era, year, day }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (day === undefined || (era ?? year) === undefined) return {};
  return { month: era !== undefined || year === '2-digit' ? 'numeric' : 'short' };
}

/** Of a time, only hours can be alone, or minutes with seconds. */
function completeTime(asked: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (Object.keys(asked).length === 0) return asked;
  const time = asked.second === undefined ? asked : { minute: 'numeric' as const, ...asked };
  const hasHour = (time.hour ?? time.hourCycle ?? time.dayPeriod) !== undefined;
  if (!hasHour && time.second !== undefined) return time;
  // Minutes or a zone without an hour add an hour of 0–23.
  return { hour: 'numeric', ...time, ...(hasHour ? {} : { hourCycle: 'h23' as const }) };
}
