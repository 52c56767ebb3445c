export { DAY_MS, toCivilTime, withinCalendars } from './civil.ts';
export { compileDatePattern, isDateDirective } from './date-pattern.ts';
export { partOf } from './part-of.ts';
export { TIME_STRINGS } from './strings.ts';
export { createTimeZones, type TimeZone } from './time-zones.ts';
