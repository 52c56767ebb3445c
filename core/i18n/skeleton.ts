/** What is written of a moment, in the platform's words; date and time apart, undefined when there is nothing of it. */
export interface SkeletonParts {
  readonly date: Intl.DateTimeFormatOptions | undefined;
  readonly time: Intl.DateTimeFormatOptions | undefined;
}

type Side = keyof SkeletonParts;

/** CLDR letters, side, option of the platform, and its value for one letter, two, and so on. Source: docs/behaviour/locale-data.md §4.1. */
const FIELDS = [
  'G date era short short short long narrow',
  'yYuUr date year numeric 2-digit numeric',
  'ML date month numeric 2-digit short long narrow',
  'Eec date weekday short short short long narrow',
  'd date day numeric 2-digit',
  'hKab time hourCycle h12',
  'HkJ time hourCycle h23',
  'jC time hour numeric',
  'B time dayPeriod short short short long narrow',
  'm time minute numeric',
  's time second numeric',
  'S time fractionalSecondDigits 1 2 3',
  'z time timeZoneName short short short long',
  'vV time timeZoneName shortGeneric shortGeneric shortGeneric longGeneric',
  'O time timeZoneName shortOffset shortOffset shortOffset longOffset',
  'ZxX time timeZoneName longOffset',
] as const;

/** Letters of the longest form that has one, and of the abbreviated one. */
const [MAX_LETTERS, ABBREVIATED] = [5, 3];

/**
 * Reads a skeleton: which fields are written, not in which order.
 * @param skeleton CLDR letters such as "yMMMd" or "Hm"; what the platform cannot write is left out
 * @returns options for the platform
 * Source: docs/behaviour/locale-data.md §4.1
 */
export function readSkeleton(skeleton: string): SkeletonParts {
  const sides: Record<Side, Record<string, unknown>> = { date: {}, time: {} };
  for (const [run] of skeleton.replace(/[^A-Za-z]+/g, '').matchAll(/(.)\1*/g)) {
    const field = FIELDS.find((known) => known.split(' ', 1)[0]?.includes(run.charAt(0)));
    if (field === undefined) continue;
    const [, side, name, ...values] = field.split(' ') as [string, Side, string, ...string[]];
    // The hour as the locale has it is meant, whatever cycle was named before.
    if (name === 'hour') delete sides.time.hourCycle;
    // More than five letters are as good as three.
    const length = run.length > MAX_LETTERS ? ABBREVIATED : run.length;
    sides[side][name] = values[Math.min(length, values.length) - 1];
  }
  // Parts of a second need the second.
  if (sides.time.second === undefined) delete sides.time.fractionalSecondDigits;
  return {
    date: unlessEmpty(completeDate(sides.date)),
    time: unlessEmpty(completeTime(sides.time)),
  };
}

function unlessEmpty(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions | undefined {
  return Object.keys(options).length > 0 ? options : undefined;
}

/** An era stands beside a year, and a weekday of a year or month beside the day that it is. */
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

/** A year's day is told with its month. */
function monthOfDay({ era, year, day }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (day === undefined || (era ?? year) === undefined) return {};
  return { month: era !== undefined || year === '2-digit' ? 'numeric' : 'short' };
}

/** Nothing of a clock stands alone but hours, or minutes with seconds. */
function completeTime(asked: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (Object.keys(asked).length === 0) return asked;
  const time = asked.second === undefined ? asked : { minute: 'numeric' as const, ...asked };
  const hasHour = (time.hour ?? time.hourCycle ?? time.dayPeriod) !== undefined;
  if (!hasHour && time.second !== undefined) return time;
  // Minutes or a zone without an hour bring one of 24.
  return { hour: 'numeric', ...time, ...(hasHour ? {} : { hourCycle: 'h23' as const }) };
}
