import { hexNumber } from './hex-colour.ts';

/** Which half of all colour numbers a colour stands in. Source: docs/behaviour/colours.md §4.1. */
export type ColourWeight = 'light' | 'dark';

/** Four and five digits are no colour, but are weighed as the number they are. */
const HEX_DIGITS = /^#?[0-9a-f]{3,6}$/i;

const MIDDLE = 0xffffff / 2;

/**
 * Weighs a hexadecimal colour by its number alone, so that red counts most; `isDarkColour` asks how bright it looks.
 * @param text 3 to 6 hex digits, "#" optional; three count double each
 * @returns "light" above the middle, else "dark"; undefined for any other text
 * Source: docs/behaviour/colours.md §4.1
 */
export function colourWeight(text: string): ColourWeight | undefined {
  if (!HEX_DIGITS.test(text)) return undefined;
  return hexNumber(text) > MIDDLE ? 'light' : 'dark';
}
