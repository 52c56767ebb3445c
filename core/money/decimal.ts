/** A decimal number as digits, so that nothing is ever rounded by a float. */
export interface Decimal {
  readonly isNegative: boolean;
  /** Digits before the point, without leading zeros; at least one, at most 15. */
  readonly integer: string;
  /** Digits after the point; may be empty. */
  readonly fraction: string;
}

/** What a tie (…5 exactly) does when digits are dropped. */
export type TieRule = 'away-from-zero' | 'to-even';

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
 * Shortens a decimal to a number of fraction digits, or fills it up with zeros.
 * @param decimal what `readDecimal` gave
 * @param fractionDigits how many digits stay after the point, 0 or more
 * @param tieRule what exactly half a last digit does
 * @returns the whole number of last digits (cents for 2 digits), exact and signed
 */
export function scaleDecimal(decimal: Decimal, fractionDigits: number, tieRule: TieRule): bigint {
  const kept = decimal.fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
  const dropped = decimal.fraction.slice(fractionDigits);
  const floor = BigInt(decimal.integer + kept);
  const magnitude = isRoundedUp(dropped, tieRule, floor) ? floor + 1n : floor;
  return decimal.isNegative ? -magnitude : magnitude;
}

function isRoundedUp(dropped: string, tieRule: TieRule, floor: bigint): boolean {
  const isTie = /^50*$/.test(dropped);
  if (isTie && tieRule === 'to-even') return floor % 2n === 1n;
  return dropped >= '5';
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
