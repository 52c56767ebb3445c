import { toCivilTime } from '../../../time/index.ts';
import type { Formatter } from '../../run/area.ts';
import { toNumber, toText } from '../../values/convert.ts';
import { step } from '../../values/path.ts';

const CALENDAR = 'http://www.google.com/calendar/event?action=TEMPLATE';

const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressCountry'] as const;

/** Percent-encoding as it was before UTF-8. */
function encodeLegacy(text: string): string {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- no longer recommended, but part of the web for good
  return escape(text);
}

/** Half a surrogate pair has no UTF-8; it becomes the replacement character. */
function encodeWellFormed(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function dateText(epochMs: unknown): string {
  const { year, month, day, hour, minute, second } = toCivilTime(toNumber(epochMs));
  const [mm, dd, ...time] = [month, day, hour, minute, second].map((part) => String(part).padStart(2, '0'));
  // Years before Christ count backwards from 1.
  return `${year > 0 ? year : 1 - year}${mm}${dd}T${time.join('')}Z`;
}

function isThere(date: unknown): boolean {
  return date !== undefined && date !== null;
}

function datesText(start: unknown, end: unknown, isStrict: boolean): string {
  // The existing engine takes what is missing for 1970.
  const hasDates = !isStrict || (isThere(start) && isThere(end));
  return hasDates ? `&dates=${dateText(start)}/${dateText(end)}` : '';
}

function addressOf(event: unknown): string {
  const location = step(event, 'location');
  return ADDRESS_LINES.map((line) => toText(step(location, line)).trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** The address that puts an event into a calendar; it throws for dates that are none. Source: template language §13b (google-calendar-url). */
export const googleCalendarUrl: Formatter = (_, { isStrict }) => {
  const encodeTitle = isStrict ? encodeWellFormed : encodeLegacy;
  const encode = isStrict ? encodeWellFormed : encodeURIComponent;
  return (event) => {
    const title = encodeTitle(toText(step(event, 'title')));
    const dates = datesText(step(event, 'startDate'), step(event, 'endDate'), isStrict);
    const address = addressOf(event);
    const location = address === '' ? '' : `&location=${encode(address)}`;
    return `${CALENDAR}&text=${title}${dates}${location}`;
  };
};
