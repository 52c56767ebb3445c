/** A decimal number as digits, so that nothing is ever rounded by a float. */
export interface Decimal {
  readonly isNegative: boolean;
  /** Digits before the point, without leading zeros; at least one. */
  readonly integer: string;
  /** Digits after the point; may be empty. */
  readonly fraction: string;
}

/** Most digits before the point that are printed or read. Source: storefront specification §9. */
export const MAX_INTEGER_PLACES = 15;

const DECIMAL = /^(-?)0*(\d+)(?:\.(\d+))?$/;

/**
 * Reads decimal text: digits, at most one point with digits on both sides, a leading minus.
 * @param text for example "10.00", "-0.5"; no spaces, signs of plus, separators or exponents
 * @returns the digits, or undefined when the text is no such number or has more than 15 integer places
 * Source: storefront specification §9
 */
export function readDecimal(text: string): Decimal | undefined {
  const [, sign, integer, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (integer === undefined || integer.length > MAX_INTEGER_PLACES) return undefined;
  return { isNegative: sign === '-', integer, fraction };
}

/**
 * Turns a whole number of last digits back into digits around a point.
 * @param scaled for example 1050n
 * @param fractionDigits how many of its digits stand after the point, for example 2
 * @returns for example "10" and "50"
 */
export function unscaleDecimal(scaled: bigint | number, fractionDigits: number): Decimal {
  const isNegative = scaled < 0;
  const digits = String(isNegative ? -scaled : scaled).padStart(fractionDigits + 1, '0');
  const pointAt = digits.length - fractionDigits;
  return { isNegative, integer: digits.slice(0, pointAt), fraction: digits.slice(pointAt) };
}
