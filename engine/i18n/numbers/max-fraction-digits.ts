/** All platforms support this many fraction digits, not all support more; no plural depends on further ones. */
export const MAX_FRACTION_DIGITS = 20;
