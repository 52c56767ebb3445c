/** A colour as red, green and blue, each 0–255. */
export interface RgbColour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const HEX_COLOUR = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/**
 * Reads a hexadecimal colour.
 * @param text 3 or 6 hex digits, "#" optional; three are doubled
 * @returns the colour; undefined for any other text
 * Source: docs/behaviour/colours.md §1.1
 */
export function parseHexColour(text: string): RgbColour | undefined {
  if (!HEX_COLOUR.test(text)) return undefined;
  const code = hexNumber(text);
  return { red: code >> 16, green: (code >> 8) & 0xff, blue: code & 0xff };
}

/**
 * Reads the digits of a hexadecimal colour as one number.
 * @param text hex digits, "#" optional; exactly three are doubled
 * @returns 0 and up; NaN without digits
 */
export function hexNumber(text: string): number {
  const digits = text.replace('#', '');
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}
