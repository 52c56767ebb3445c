import type { RgbColour } from './hex-colour.ts';

/** Below 65 % of 256. */
const DARK_BELOW = 0.65 * 256;

/**
 * Returns the luminance of a colour.
 * @param colour red, green and blue, 0–255
 * @returns 0 for black to 255 for white, with the weights of ITU-R BT.709, which is our choice
 * Source: docs/behaviour/colours.md §3.1
 */
export function luminance(colour: RgbColour): number {
  return 0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue;
}

/**
 * Whether text on a colour should be light.
 * @param colour red, green and blue, 0–255
 * @returns true if its luminance is below 65 % of 256
 * Source: docs/behaviour/colours.md §3.1
 */
export function isDarkColour(colour: RgbColour): boolean {
  return luminance(colour) < DARK_BELOW;
}
