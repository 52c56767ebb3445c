import type {
  CalendarName,
  DateOptions,
  DateWidth,
  IntervalOptions,
  RelativeOptions,
  RelativeUnit,
  TextContext,
} from './date-options.ts';
import { readNumberOptions } from './number-options.ts';

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

/** Is told of every argument that says nothing, in a sentence. */
type Warn = (message: string) => void;

const WIDTHS: Readonly<Record<string, DateWidth>> = {
  short: 'short',
  medium: 'medium',
  long: 'long',
  full: 'full',
};

const CONTEXTS: Readonly<Record<string, TextContext>> = {
  'middle-of-text': 'middle-of-text',
  'begin-sentence': 'begin-sentence',
  standalone: 'standalone',
  'ui-list-or-menu': 'ui-list-or-menu',
};

const CALENDARS: Readonly<Record<string, CalendarName>> = {
  gregorian: 'gregory',
  gregory: 'gregory',
  // Its days and months are the same; only its own digits would tell it.
  iso8601: 'gregory',
  buddhist: 'buddhist',
  japanese: 'japanese',
  persian: 'persian',
};

const FIELDS: Readonly<Record<string, RelativeUnit>> = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  // There is no smaller unit than the second.
  millis: 'second',
};

const RELATIVE_WIDTHS: Readonly<Record<string, NonNullable<RelativeOptions['width']>>> = {
  short: 'short',
  narrow: 'narrow',
  wide: 'long',
};

/** Arguments of `datetime` that name what they say: option, and its values. */
const MANNERS: Readonly<
  Record<string, readonly [option: keyof DateOptions, values: Readonly<Record<string, string>>]>
> = {
  wrap: ['wrap', WIDTHS],
  wrapper: ['wrap', WIDTHS],
  wrapped: ['wrap', WIDTHS],
  calendar: ['calendar', CALENDARS],
  context: ['context', CONTEXTS],
};

const no = (): undefined => undefined;

/**
 * Reads the arguments of `datetime`, once, when the template is compiled.
 * @param args "long", "date:short", "yMMMd", "skeleton:yMd", "wrap:full", "calendar:persian", "context:standalone"
 * @param warn is told of every argument that says nothing
 * @returns options for `formatDate`
 * Source: template language §10.3
 */
export function readDateOptions(args: readonly string[], warn: Warn = no): DateOptions {
  const options: Draft = {};
  for (const [key, value, argument] of pairs(args)) {
    if (Object.hasOwn(MANNERS, key) && value !== '') {
      const [name, table] = MANNERS[key] as (typeof MANNERS)[string];
      // Only a calendar that is none is no calendar at all; elsewhere what stood before stays.
      const before = name === 'calendar' ? undefined : options[name];
      Object.assign(options, { [name]: oneOf(table, value, complain(argument, warn), before) });
    } else if (key === 'skeleton') options.skeleton = value;
    else if (!readWidth(options, key, value)) warn(says(argument));
  }
  const { both, ...rest } = options;
  return both === undefined ? rest : { ...rest, date: both, time: both };
}

/** Widths of the date, the time or both. */
function readWidth(options: Draft, key: string, value: string): boolean {
  if (key === 'date' || key === 'time') {
    if (value === '') options[key] = 'short';
    else readFields(options, key, value);
  } else if (key === 'datetime' || value === '') readFields(options, 'both', value || key);
  else return false;
  return true;
}

/** What is no width says which fields are written. */
function readFields(options: Draft, side: 'date' | 'time' | 'both', text: string): void {
  if (Object.hasOwn(WIDTHS, text)) options[side] = WIDTHS[text];
  else options.skeleton = (options.skeleton ?? '') + text;
}

/** `both` is stronger than a width of the date or time alone. */
type Draft = Mutable<DateOptions> & { both?: DateWidth | undefined };

/**
 * Reads the arguments of `datetime-interval`, once, when the template is compiled.
 * @param args "yMMMd", "skeleton:hm", "date:yMMMd", "time:hm", "context:standalone"
 * @param warn is told of every argument that says nothing
 * @returns options for `formatInterval`
 * Source: template language §10.4
 */
export function readIntervalOptions(args: readonly string[], warn: Warn = no): IntervalOptions {
  const options: Mutable<IntervalOptions> = {};
  for (const [key, value, argument] of pairs(args)) {
    if (value === '') options.skeleton = key;
    else if (key === 'skeleton' || key === 'date' || key === 'time') options[key] = value;
    else if (key === 'context')
      options.context = oneOf(CONTEXTS, value, complain(argument, warn), options.context);
    else warn(says(argument));
  }
  return options;
}

/**
 * Reads the arguments of `relative-time`, once, when the template is compiled.
 * @param args "field:day", "numericOnly:true", "alwaysNow:true", "allowWeeks:true", "width:short", and options of numbers
 * @param warn is told of every argument that says nothing
 * @returns options for `formatRelative`
 * Source: template language §10.5
 */
export function readRelativeOptions(args: readonly string[], warn: Warn = no): RelativeOptions {
  const options: Mutable<RelativeOptions> = {};
  const others: string[] = [];
  for (const [key, value, argument] of pairs(args)) {
    const unknown = complain(argument, warn);
    if (key === 'field') options.field = oneOf(FIELDS, value, unknown, options.field);
    else if (key === 'width') options.width = oneOf(RELATIVE_WIDTHS, value, unknown, options.width);
    else if (key === 'context') options.context = oneOf(CONTEXTS, value, unknown, options.context);
    else if (key === 'numericOnly') options.isNumeric = value === 'true';
    else if (key === 'alwaysNow') options.isNowNamed = value === 'true';
    else if (key === 'allowWeeks') options.hasWeeks = value === 'true';
    else others.push(argument);
  }
  return { ...readNumberOptions(others, warn), ...options };
}

function* pairs(args: readonly string[]): Generator<readonly [key: string, value: string, argument: string]> {
  for (const argument of args) {
    const [key = '', ...value] = argument.split(':');
    if (argument !== '') yield [key, value.join(':'), argument];
  }
}

/** What the table has under a value; else what stood there before. */
function oneOf<Of>(
  table: Readonly<Record<string, Of>>,
  value: string,
  unknown: () => void,
  before: Of | undefined,
): Of | undefined {
  if (Object.hasOwn(table, value)) return table[value];
  unknown();
  return before;
}

function complain(argument: string, warn: Warn): () => void {
  return () => {
    warn(says(argument));
  };
}

function says(argument: string): string {
  return `"${argument}" is no option of dates.`;
}
