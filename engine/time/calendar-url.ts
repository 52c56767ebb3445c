import { compileDatePattern } from './date-pattern.ts';
import type { TimeZone } from './time-zones.ts';

const CALENDAR = 'http://www.google.com/calendar/event?action=TEMPLATE';

const UTC: TimeZone = { name: 'UTC', isKnown: true, offsetMs: () => 0, abbreviation: () => 'UTC' };

const writeDate = /* @__PURE__ */ compileDatePattern('%Y%m%dT%H%M%SZ', true);

/** An event for a calendar. Source: docs/behaviour/time.md §5.1 */
export interface CalendarEvent {
  readonly title: string;
  /** Start and end, in milliseconds since 1970; null where they are not known. */
  readonly moments: readonly [startMs: number, endMs: number] | null;
  /** Where it is, on one line; empty for nowhere. */
  readonly location: string;
}

/** How texts are written into a URL. */
export interface CalendarEncoding {
  readonly encodeTitle: (text: string) => string;
  readonly encodeLocation: (text: string) => string;
}

const encodeText = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));

/**
 * Returns the URL that adds an event to the visitor's calendar.
 * @param event its texts and moments
 * @param encoding how its texts are written; as any query by default
 * @throws RangeError "Invalid date.", or "Julian day out of supported range.", for anything that is not a moment
 * Source: docs/behaviour/time.md §5.1
 */
export function calendarUrl(
  { title, moments, location }: CalendarEvent,
  { encodeTitle, encodeLocation }: CalendarEncoding = { encodeTitle: encodeText, encodeLocation: encodeText },
): string {
  const text = `&text=${encodeTitle(title)}`;
  const dates = moments ? `&dates=${moments.map((epochMs) => writeDate(epochMs, UTC)).join('/')}` : '';
  return CALENDAR + text + dates + (location === '' ? '' : `&location=${encodeLocation(location)}`);
}
