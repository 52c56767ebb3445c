import { dayOfYear, toCivilTime, type CivilTime } from './civil.ts';
import { MONTHS, WEEKDAYS } from './strings.ts';
import type { TimeZone } from './time-zones.ts';
import { isoWeek, mondayWeek, sundayWeek } from './weeks.ts';

/** Formats a moment in a zone. */
export type DateWriter = (epochMs: number, zone: TimeZone) => string;

/** Prints one part from the calendar, the moment or the zone. */
type Directive = (civil: CivilTime, epochMs: number, zone: TimeZone) => string | number;

const twoDigits = (count: number): string => (count >= 0 && count < 10 ? `0${count}` : String(count));
const spacePadded = (count: number): string => (count < 10 ? ` ${count}` : String(count));
const digits = (count: number, length: number): string => String(count).padStart(length, '0');
const hour12 = (civil: CivilTime): number => civil.hour % 12 || 12;
// Years before Christ count backwards from 1.
const eraYear = ({ year }: CivilTime): number => (year > 0 ? year : 1 - year);
const weekday = (civil: CivilTime): string => WEEKDAYS[civil.weekday] as string;
const month = (civil: CivilTime): string => MONTHS[civil.month - 1] as string;
const shortWeekday: Directive = (civil) => weekday(civil).slice(0, 3);
const shortMonth: Directive = (civil) => month(civil).slice(0, 3);
const week: Directive = (civil) => twoDigits(sundayWeek(civil));

/** Source: docs/behaviour/time.md §3. */
const DIRECTIVES: Readonly<Record<string, Directive>> = {
  a: shortWeekday,
  A: weekday,
  b: shortMonth,
  B: month,
  C: (civil) => twoDigits(Math.floor(eraYear(civil) / 100)),
  d: ({ day }) => twoDigits(day),
  e: ({ day }) => spacePadded(day),
  g: (civil) => digits(isoWeek(civil).year % 100, 2),
  G: (civil) => digits(isoWeek(civil).year, 4),
  h: shortMonth,
  H: ({ hour }) => twoDigits(hour),
  i: hour12,
  I: (civil) => twoDigits(hour12(civil)),
  j: (civil) => digits(dayOfYear(civil), 3),
  k: ({ hour }) => spacePadded(hour),
  l: (civil) => spacePadded(hour12(civil)),
  m: (civil) => twoDigits(civil.month),
  M: ({ minute }) => twoDigits(minute),
  n: () => '\n',
  N: ({ millisecond }) => digits(millisecond * 1e6, 9),
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  P: ({ hour }) => (hour < 12 ? 'am' : 'pm'),
  q: (civil) => Math.ceil(civil.month / 3),
  // 32 bits wide: the existing engine's seconds wrap in 2038.
  s: (_, epochMs) => (epochMs / 1000) | 0,
  S: ({ second }) => twoDigits(second),
  t: () => '\t',
  u: (civil) => civil.weekday || 7,
  U: week,
  V: (civil) => twoDigits(isoWeek(civil).week),
  w: (civil) => civil.weekday,
  W: week,
  y: (civil) => twoDigits(eraYear(civil) % 100),
  Y: eraYear,
  z: (_, epochMs, zone) => {
    const offsetMs = zone.offsetMs(epochMs);
    const minutes = Math.abs(offsetMs) / 60_000;
    return `${offsetMs < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${digits(minutes % 60, 2)}`;
  },
  Z: (_, epochMs, zone) => zone.abbreviation(epochMs),
  '%': () => '%',
};

/** Directives that are short for several others. Source: docs/behaviour/time.md §3. */
const COMPOSITES: Readonly<Record<string, string>> = {
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  r: '%i:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  v: '%e-%b-%Y',
  x: '%m/%d/%Y',
  X: '%I:%M:%S %p',
};

/** Directives without the existing engine's defects. Source: docs/behaviour/time.md §2.2, §3.3. */
const STRICT: Readonly<Record<string, Directive>> = {
  N: ({ millisecond }) => digits(Math.floor(millisecond) * 1e6, 9),
  s: (_, epochMs) => Math.floor(epochMs / 1000),
  W: (civil) => twoDigits(mondayWeek(civil)),
};

/**
 * Compiles a pattern such as "%B %e, %Y".
 * @param pattern text with directives; an unknown one prints nothing, a "%" at the end prints itself
 * @param isStrict true to correct the existing engine's defects
 * @returns a function that formats a moment in a zone; it throws a RangeError for anything that is not a moment, or
 * too far away
 * Source: docs/behaviour/time.md §3
 */
export function compileDatePattern(pattern: string, isStrict: boolean): DateWriter {
  const parts: (string | Directive)[] = [];
  collect(pattern, isStrict, parts);
  return (epochMs, zone) => {
    const civil = toCivilTime(epochMs + zone.offsetMs(epochMs));
    let text = '';
    for (const part of parts) text += typeof part === 'string' ? part : String(part(civil, epochMs, zone));
    return text;
  };
}

/**
 * Returns whether a character has a meaning after a "%".
 * @param name one character
 * @returns true for a directive
 * Source: docs/behaviour/time.md §3
 */
export function isDateDirective(name: string): boolean {
  return Object.hasOwn(DIRECTIVES, name) || Object.hasOwn(COMPOSITES, name) || name === 'c';
}

function collect(pattern: string, isStrict: boolean, parts: (string | Directive)[]): void {
  const directives = isStrict ? { ...DIRECTIVES, ...STRICT } : DIRECTIVES;
  for (const piece of pattern.match(/%[^]?|[^%]+/g) ?? []) {
    const name = piece[1] ?? '';
    if (piece[0] !== '%' || piece === '%') parts.push(piece);
    else if (Object.hasOwn(COMPOSITES, name)) collect(COMPOSITES[name] as string, isStrict, parts);
    else if (Object.hasOwn(directives, name)) parts.push(directives[name] as Directive);
    else if (name === 'c') {
      collect('%a, %b ', isStrict, parts);
      // Unlike in the other directives, the day is not padded here.
      parts.push(({ day }) => day);
      collect(', %Y %i:%M:%S %p %Z', isStrict, parts);
    }
  }
}
