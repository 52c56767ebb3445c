/** The texts of `timesince`. Source: docs/behaviour/template-language.md §10.2. */
export const TIMESINCE_STRINGS = {
  one: 'about {unit} ago',
  many: 'about {count} {unit}s ago',
  now: 'less than a minute ago',
} as const;

/**
 * Units of `timesince`, the largest first: length in milliseconds, name, text for one.
 * Source: docs/behaviour/template-language.md §10.2
 */
export const TIMESINCE_UNITS = [
  [31_536_000_000, 'year', 'a year'],
  [2_592_000_000, 'month', 'a month'],
  [604_800_000, 'week', 'a week'],
  [86_400_000, 'day', 'a day'],
  [3_600_000, 'hour', 'an hour'],
  [60_000, 'minute', 'a minute'],
] as const;
