export { calendarUrl, type CalendarEncoding, type CalendarEvent } from './calendar-url.ts';
export { DAY_MS, toCivilTime, withinCalendars } from './civil.ts';
export { compileDatePattern, isDateDirective } from './date-pattern.ts';
export { DEFAULT_TIME_ZONE } from './default-time-zone.ts';
export { partOf } from './part-of.ts';
export { TIME_STRINGS } from './strings.ts';
export { timeSince } from './time-since.ts';
export { createTimeZones, type TimeZone } from './time-zones.ts';
