import type { Decimal } from './decimal.ts';

/** Maximum number of digits before the point that are printed or read. Source: docs/behaviour/money.md §1.4. */
export const MAX_INTEGER_PLACES = 15;

const DECIMAL = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/**
 * Parses decimal text as documents and programs write it: digits, at most one point with digits on both sides, a
 * leading minus. `readNumberText` parses the other forms that templates accept.
 * @param text for example "10.00", "-0.5"; no spaces, plus signs, separators or exponents
 * @returns the digits, or undefined if the text is not such a number or has more than 15 integer places
 * Source: docs/behaviour/money.md §1.3
 */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, integer, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (integer === undefined || integer.length > MAX_INTEGER_PLACES) return undefined;
  return { isNegative: sign === '-', integer, fraction };
}
