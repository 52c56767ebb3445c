import type { DecimalOptions } from './number-options.ts';

/** How much of a date or time is written. Source: docs/behaviour/locale-data.md §4.1. */
export type DateWidth = 'short' | 'medium' | 'long' | 'full';

/** Where the text is used, which decides whether its first letter is a capital. Source: docs/behaviour/locale-data.md §4.3. */
export type TextContext = 'middle-of-text' | 'begin-sentence' | 'standalone' | 'ui-list-or-menu';

/** The calendars. Source: docs/behaviour/locale-data.md §4.3. */
export type CalendarName = 'gregory' | 'buddhist' | 'japanese' | 'persian';

/** How a moment is formatted; without any option as a long date. Source: docs/behaviour/locale-data.md §4.1. */
export interface DateOptions {
  readonly date?: DateWidth | undefined;
  readonly time?: DateWidth | undefined;
  /** CLDR letters such as "yMMMd" for fields without a width. */
  readonly skeleton?: string | undefined;
  /** Width of the text between date and time; default that of the date. */
  readonly wrap?: DateWidth | undefined;
  /** Default gregory. */
  readonly calendar?: CalendarName | undefined;
  /** Default middle-of-text. */
  readonly context?: TextContext | undefined;
}

/** How a span of time is formatted. Source: docs/behaviour/locale-data.md §5.1. */
export interface IntervalOptions {
  /** CLDR letters such as "yMMMd". */
  readonly skeleton?: string | undefined;
  /** CLDR letters for different days, if there is no skeleton. */
  readonly date?: string | undefined;
  /** CLDR letters for a single day, if there is no skeleton. */
  readonly time?: string | undefined;
  /** Default middle-of-text. */
  readonly context?: TextContext | undefined;
}

/** A unit of distances in time. Source: docs/behaviour/locale-data.md §6. */
export type RelativeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second';

/** How a distance in time is formatted; by default with whole numbers. Source: docs/behaviour/locale-data.md §6. */
export interface RelativeOptions extends DecimalOptions {
  /** Default: the largest unit with at least one. */
  readonly field?: RelativeUnit | undefined;
  /** Default long. */
  readonly width?: 'short' | 'narrow' | 'long' | undefined;
  /** True prints "in 1 day" for "tomorrow". */
  readonly isNumeric?: boolean | undefined;
  /** True prints "now" even if `isNumeric` is set. */
  readonly isNowNamed?: boolean | undefined;
  /** Whether weeks may be the largest unit. */
  readonly hasWeeks?: boolean | undefined;
  /** Default middle-of-text. */
  readonly context?: TextContext | undefined;
}
