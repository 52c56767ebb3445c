import { hexNumber } from './hex-colour.ts';

/**
 * Whether the number of a hex colour is in the upper half of all colours (light) or the lower (dark).
 * Source: docs/behaviour/colours.md §4.1
 */
export type ColourWeight = 'light' | 'dark';

/** Text of four or five digits is not a colour, but counts as a number. */
const HEX_DIGITS = /^#?[0-9a-f]{3,6}$/i;

const MIDDLE = 0xffffff / 2;

/**
 * Classifies a hex colour by its number alone, so that red counts most; `isDarkColour` uses luminance instead.
 * @param text 3 to 6 hex digits, "#" optional; three are doubled
 * @returns "light" above the middle, else "dark"; undefined for any other text
 * Source: docs/behaviour/colours.md §4.1
 */
export function colourWeight(text: string): ColourWeight | undefined {
  if (!HEX_DIGITS.test(text)) return undefined;
  return hexNumber(text) > MIDDLE ? 'light' : 'dark';
}
