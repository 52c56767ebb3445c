import type { DecimalOptions } from './number-options.ts';

/** How much of a date or time is written. Source: docs/behaviour/locale-data.md §4.1. */
export type DateWidth = 'short' | 'medium' | 'long' | 'full';

/** Where the text will stand; it decides whether its first letter is a capital. Source: docs/behaviour/locale-data.md §4.3. */
export type TextContext = 'middle-of-text' | 'begin-sentence' | 'standalone' | 'ui-list-or-menu';

/** Calendars besides the one of most of the world. Source: docs/behaviour/locale-data.md §4.3. */
export type CalendarName = 'gregory' | 'buddhist' | 'japanese' | 'persian';

/** How a moment is to be written; nothing at all is a long date. Source: docs/behaviour/locale-data.md §4.1. */
export interface DateOptions {
  readonly date?: DateWidth | undefined;
  readonly time?: DateWidth | undefined;
  /** CLDR letters such as "yMMMd" for what has no width. */
  readonly skeleton?: string | undefined;
  /** Width of what stands between date and time; default that of the date. */
  readonly wrap?: DateWidth | undefined;
  /** Default gregory. */
  readonly calendar?: CalendarName | undefined;
  /** Default middle-of-text. */
  readonly context?: TextContext | undefined;
}

/** How a span of time is to be written. Source: docs/behaviour/locale-data.md §5.1. */
export interface IntervalOptions {
  /** CLDR letters such as "yMMMd". */
  readonly skeleton?: string | undefined;
  /** CLDR letters for different days, where there is no skeleton. */
  readonly date?: string | undefined;
  /** CLDR letters for one and the same day, where there is no skeleton. */
  readonly time?: string | undefined;
  /** Default middle-of-text. */
  readonly context?: TextContext | undefined;
}

/** A unit that distances are counted in. Source: docs/behaviour/locale-data.md §6. */
export type RelativeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** How a distance in time is to be written; numbers are rounded to whole ones unless told. Source: docs/behaviour/locale-data.md §6. */
export interface RelativeOptions extends DecimalOptions {
  /** Default the largest unit that counts at least one. */
  readonly field?: RelativeUnit | undefined;
  /** Default long. */
  readonly width?: 'short' | 'narrow' | 'long' | undefined;
  /** "in 1 day" for "tomorrow". */
  readonly isNumeric?: boolean | undefined;
  /** "now", whatever else is asked for. */
  readonly isNowNamed?: boolean | undefined;
  /** Whether weeks may be the largest unit. */
  readonly hasWeeks?: boolean | undefined;
  /** Default middle-of-text. */
  readonly context?: TextContext | undefined;
}
