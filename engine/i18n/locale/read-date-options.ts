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
import { readOptions, takeWord, type Draft, type Warn, type Words } from './read-options.ts';

const WIDTHS: Words<DateWidth> = { words: ['short', 'medium', 'long', 'full'] };

const CONTEXTS: Words<TextContext> = {
  words: ['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu'],
};

/** Days and months of ISO 8601 are those of the Gregorian calendar. */
const CALENDARS: Words<CalendarName> = {
  words: ['gregory', 'buddhist', 'japanese', 'persian'],
  aliases: { gregorian: 'gregory', iso8601: 'gregory' },
};

/** There is no smaller unit than the second. */
const FIELDS: Words<RelativeUnit> = {
  words: ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'],
  aliases: { millis: 'second' },
};

const RELATIVE_WIDTHS: Words<'short' | 'narrow' | 'long'> = {
  words: ['short', 'narrow'],
  aliases: { wide: 'long' },
};

/**
 * Reads the arguments of `datetime`, once, when the template is compiled.
 * @param args "long", "date:short", "yMMMd", "skeleton:yMd", "wrap:full", "calendar:persian", "context:standalone"
 * @param warn called with a sentence about each argument that has no meaning
 * @returns options for `formatDate`
 * Source: docs/behaviour/locale-data.md §4
 */
export function readDateOptions(args: readonly string[], warn?: Warn): DateOptions {
  const options: DateDraft = {};
  readOptions(args, warn, 'dates', (key, value) =>
    value === '' ? readWidth(options, key, value) : readSetting(options, key, value),
  );
  const { both, ...rest } = options;
  return both === undefined ? rest : { ...rest, date: both, time: both };
}

/** `both` takes precedence over a width of the date or the time alone. */
type DateDraft = Draft<DateOptions & { both?: DateWidth | undefined }>;

function readSetting(options: DateDraft, key: string, value: string): boolean {
  switch (key) {
    case 'wrap':
    case 'wrapper':
    case 'wrapped':
      return takeWord(options, 'wrap', WIDTHS, value);
    case 'calendar':
      // An unknown calendar removes an earlier one.
      options.calendar = undefined;
      return takeWord(options, key, CALENDARS, value);
    case 'context':
      return takeWord(options, key, CONTEXTS, value);
    default:
      return readWidth(options, key, value);
  }
}

/** Widths of the date, the time or both; anything else is added to the skeleton. */
function readWidth(options: DateDraft, key: string, value: string): boolean {
  if (key === 'skeleton' && value !== '') options.skeleton = value;
  else if (key === 'date' || key === 'time') readFields(options, key, value || 'short');
  else if (key === 'datetime' || value === '') readFields(options, 'both', value || key);
  else return false;
  return true;
}

function readFields(options: DateDraft, side: 'date' | 'time' | 'both', text: string): void {
  if (!takeWord(options, side, WIDTHS, text)) options.skeleton = (options.skeleton ?? '') + text;
}

/**
 * Reads the arguments of `datetime-interval`, once, when the template is compiled.
 * @param args "yMMMd", "skeleton:hm", "date:yMMMd", "time:hm", "context:standalone"
 * @param warn called with a sentence about each argument that has no meaning
 * @returns options for `formatInterval`
 * Source: docs/behaviour/locale-data.md §5
 */
export function readIntervalOptions(args: readonly string[], warn?: Warn): IntervalOptions {
  const options: Draft<IntervalOptions> = {};
  readOptions(args, warn, 'dates', (key, value) => {
    if (key === 'context') return takeWord(options, key, CONTEXTS, value);
    if (key !== 'skeleton' && key !== 'date' && key !== 'time') {
      if (value === '') options.skeleton = key;
      return value === '';
    }
    if (value !== '') options[key] = value;
    return value !== '';
  });
  return options;
}

/**
 * Reads the arguments of `relative-time`, once, when the template is compiled.
 * @param args "field:day", "numericOnly:true", "alwaysNow:true", "allowWeeks:true", "width:short", and options of numbers
 * @param warn called with a sentence about each argument that has no meaning
 * @returns options for `formatRelative`
 * Source: docs/behaviour/locale-data.md §6.2
 */
export function readRelativeOptions(args: readonly string[], warn?: Warn): RelativeOptions {
  const options: Draft<RelativeOptions> = {};
  const others: string[] = [];
  readOptions(args, warn, 'dates', (key, value, argument) => {
    if (key === 'field') return takeWord(options, key, FIELDS, value);
    if (key === 'width') return takeWord(options, key, RELATIVE_WIDTHS, value);
    if (key === 'context') return takeWord(options, key, CONTEXTS, value);
    if (key === 'numericOnly') options.isNumeric = value === 'true';
    else if (key === 'alwaysNow') options.isNowNamed = value === 'true';
    else if (key === 'allowWeeks') options.hasWeeks = value === 'true';
    else others.push(argument);
    return true;
  });
  return { ...readNumberOptions(others, warn), ...options };
}
