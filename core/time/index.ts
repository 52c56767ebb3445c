export { DAY_MS, toCivilTime, withinCalendars, type CivilTime } from './civil.ts';
export { compileDatePattern, type DateWriter } from './date-pattern.ts';
export { partOf } from './part-of.ts';
export { TIME_STRINGS } from './strings.ts';
export { createTimeZones, type TimeZone, type TimeZones } from './time-zones.ts';
