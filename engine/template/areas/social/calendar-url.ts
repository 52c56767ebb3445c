import { calendarUrl } from '../../../time/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import { toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { uriEncoder } from '../../values/uri.ts';
import { isNothing } from '../../values/value.ts';
import { textOf } from '../markup/markup.ts';

const ADDRESS_LINES = ['addressLine1', 'addressLine2', 'addressCountry'] as const;

/** The legacy percent-encoding from before UTF-8. */
function encodeLegacy(text: string): string {
  // oxlint-disable-next-line typescript/no-deprecated -- no longer recommended, but permanently part of the web
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
  const encoding = { encodeTitle: isStrict ? encode : encodeLegacy, encodeLocation: encode };
  return (event) => {
    const start = fieldOf(event, 'startDate');
    const end = fieldOf(event, 'endDate');
    // The existing engine takes a missing date for 1970.
    const isUndated = isStrict && (isNothing(start) || isNothing(end));
    return calendarUrl(
      {
        title: textOf(event, 'title'),
        moments: isUndated ? null : [toNumber(start), toNumber(end)],
        location: addressOf(event),
      },
      encoding,
    );
  };
};
