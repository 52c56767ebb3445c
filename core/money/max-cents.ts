/** The largest printable amount, in minor units: 15 integer digits, in a currency without fractions. */
export const MAX_CENTS = 999_999_999_999_999;
