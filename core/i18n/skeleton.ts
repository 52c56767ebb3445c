/** What is written of a moment, in the platform's words; date and time apart. */
export interface SkeletonParts {
  readonly date: Intl.DateTimeFormatOptions;
  readonly time: Intl.DateTimeFormatOptions;
}

type Side = keyof SkeletonParts;

type Field = readonly [
  side: Side,
  name: keyof Intl.DateTimeFormatOptions,
  ...values: readonly (string | number)[],
];

const YEAR: Field = ['date', 'year', 'numeric', '2-digit', 'numeric'];
const MONTH: Field = ['date', 'month', 'numeric', '2-digit', 'short', 'long', 'narrow'];
const WEEKDAY: Field = ['date', 'weekday', 'short', 'short', 'short', 'long', 'narrow', 'short'];
const SHORT_ZONE: Field = ['time', 'timeZoneName', 'short', 'short', 'short', 'long'];
const GENERIC_ZONE: Field = [
  'time',
  'timeZoneName',
  'shortGeneric',
  'shortGeneric',
  'shortGeneric',
  'longGeneric',
];
const OFFSET_ZONE: Field = [
  'time',
  'timeZoneName',
  'shortOffset',
  'shortOffset',
  'shortOffset',
  'longOffset',
];
const LONG_OFFSET: Field = ['time', 'timeZoneName', 'longOffset'];
const HOUR_12: Field = ['time', 'hourCycle', 'h12'];
const HOUR_24: Field = ['time', 'hourCycle', 'h23'];
const HOUR: Field = ['time', 'hour', 'numeric'];

/** CLDR letter → option of the platform, with the value for one letter, two, and so on. Source: template language §10.3. */
const LETTERS: Readonly<Record<string, Field>> = {
  G: ['date', 'era', 'short', 'short', 'short', 'long', 'narrow'],
  y: YEAR,
  Y: YEAR,
  u: YEAR,
  U: YEAR,
  r: YEAR,
  M: MONTH,
  L: MONTH,
  E: WEEKDAY,
  e: WEEKDAY,
  c: WEEKDAY,
  d: ['date', 'day', 'numeric', '2-digit'],
  h: HOUR_12,
  K: HOUR_12,
  a: HOUR_12,
  b: HOUR_12,
  H: HOUR_24,
  k: HOUR_24,
  J: HOUR_24,
  j: HOUR,
  C: HOUR,
  B: ['time', 'dayPeriod', 'short', 'short', 'short', 'long', 'narrow'],
  m: ['time', 'minute', 'numeric'],
  s: ['time', 'second', 'numeric'],
  S: ['time', 'fractionalSecondDigits', 1, 2, 3],
  z: SHORT_ZONE,
  v: GENERIC_ZONE,
  V: GENERIC_ZONE,
  O: OFFSET_ZONE,
  Z: LONG_OFFSET,
  x: LONG_OFFSET,
  X: LONG_OFFSET,
};

/**
 * Reads a skeleton: which fields are written, not in which order.
 * @param skeleton CLDR letters such as "yMMMd" or "Hm"; what the platform cannot write is left out
 * @returns options for the platform; an empty side when there is nothing of it
 * Source: template language §10.3
 */
export function readSkeleton(skeleton: string): SkeletonParts {
  const sides: Record<Side, Record<string, unknown>> = { date: {}, time: {} };
  for (const [run] of skeleton.matchAll(/([A-Za-z])\1*/g)) {
    const letter = run[0] as string;
    if (!Object.hasOwn(LETTERS, letter)) continue;
    const [side, name, ...values] = LETTERS[letter] as Field;
    // The hour as the locale has it is meant, whatever cycle was named before.
    if (name === 'hour') delete sides.time.hourCycle;
    sides[side][name] = values[Math.min(run.length, values.length) - 1];
  }
  // Parts of a second need the second.
  if (sides.time.second === undefined) delete sides.time.fractionalSecondDigits;
  return { date: completeDate(sides.date), time: completeTime(sides.time) };
}

/** An era stands beside a year. */
function completeDate(date: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return date.era === undefined ? date : { year: 'numeric', ...date };
}

/** Nothing of a clock stands alone but hours, or minutes with seconds. */
function completeTime(time: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  if (Object.keys(time).length === 0) return time;
  const hasHour = (time.hour ?? time.hourCycle ?? time.dayPeriod) !== undefined;
  if (!hasHour && time.second !== undefined) return { minute: 'numeric', ...time };
  // Minutes or a zone without an hour bring one of 24.
  return { hour: 'numeric', ...time, ...(hasHour ? {} : { hourCycle: 'h23' as const }) };
}
