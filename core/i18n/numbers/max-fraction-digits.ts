/** Every platform counts so many digits behind the point, not every one counts more; no word depends on them. */
export const MAX_FRACTION_DIGITS = 20;
