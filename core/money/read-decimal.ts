import type { Decimal } from './decimal.ts';

/** Most digits before the point that are printed or read. Source: docs/behaviour/money.md §1.4. */
export const MAX_INTEGER_PLACES = 15;

const DECIMAL = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/**
 * Reads decimal text as documents and programs of the store write it: digits, at most one point with digits on both
 * sides, a leading minus. What templates understand besides is `readNumberText`'s.
 * @param text for example "10.00", "-0.5"; no spaces, signs of plus, separators or exponents
 * @returns the digits, or undefined when the text is no such number or has more than 15 integer places
 * Source: docs/behaviour/money.md §1.3
 */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, integer, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (integer === undefined || integer.length > MAX_INTEGER_PLACES) return undefined;
  return { isNegative: sign === '-', integer, fraction };
}
