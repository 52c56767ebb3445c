/** English names of dates. Source: docs/behaviour/time.md §1.3, §2.1, §4.1. */
export const TIME_STRINGS = {
  invalidDate: 'Invalid date.',
  outOfRange: 'Julian day out of supported range.',
  unknownZone: 'Failed to load timezone...',
  oneAgo: 'about {unit} ago',
  manyAgo: 'about {count} {unit}s ago',
  now: 'less than a minute ago',
} as const;

/** The template language prints months in English for every locale. Source: docs/behaviour/time.md §3. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** From Sunday on. Source: docs/behaviour/time.md §3. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
