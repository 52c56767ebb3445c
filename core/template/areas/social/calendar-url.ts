import { compileDatePattern, type TimeZone } from '../../../time/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { uriEncoder } from '../../values/uri.ts';
import { isNothing } from '../../values/value.ts';
import { textOf } from '../markup/markup.ts';

const CALENDAR = 'http://www.google.com/calendar/event?action=TEMPLATE';

const DATE_PATTERN = '%Y%m%dT%H%M%SZ';

const UTC: TimeZone = { name: 'UTC', isKnown: true, offsetMs: () => 0, abbreviation: () => 'UTC' };

const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressCountry'] as const;

/** The legacy percent-encoding from before UTF-8. */
function encodeLegacy(text: string): string {
  // oxlint-disable-next-line typescript/no-deprecated -- no longer recommended, but part of the web for good
  return escape(text);
}

function addressOf(event: unknown): string {
  const location = fieldOf(event, 'location');
  return ADDRESS_LINES.map((line) => textOf(location, line).trim())
    .filter((line) => line !== '')
    .join(', ');
}

/**
 * The URL that adds an event to a calendar; it throws for invalid dates.
 * Source: docs/behaviour/template-language.md §13
 */
export const googleCalendarUrl: PlainFormatter = (_, { isStrict }) => {
  const encode = uriEncoder(isStrict, encodeURIComponent);
  const encodeTitle = isStrict ? encode : encodeLegacy;
  const write = compileDatePattern(DATE_PATTERN, isStrict);
  const dateText = (date: unknown): string => write(toNumber(date), UTC);
  return (event) => {
    const title = encodeTitle(textOf(event, 'title'));
    const ends = [fieldOf(event, 'startDate'), fieldOf(event, 'endDate')];
    // The existing engine takes a missing date for 1970.
    const dates = !isStrict || !ends.some(isNothing) ? `&dates=${ends.map(dateText).join('/')}` : '';
    const address = addressOf(event);
    const location = address === '' ? '' : `&location=${encode(address)}`;
    return `${CALENDAR}&text=${title}${dates}${location}`;
  };
};
