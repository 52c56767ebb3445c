import type { Decimal } from './decimal.ts';

/** Zero. */
export const ZERO: Decimal = { isNegative: false, integer: '0', fraction: '' };

/**
 * Returns whether a decimal is zero.
 * @param decimal the digits
 * @returns true for 0, 0.00, -0, 000
 */
export function isZero({ integer, fraction }: Decimal): boolean {
  return /^0*$/.test(integer + fraction);
}

/**
 * Removes the sign of a zero.
 * @param decimal the digits
 * @returns 0.00 for -0.00; everything else unchanged
 */
export function withoutSignOfZero(decimal: Decimal): Decimal {
  return decimal.isNegative && isZero(decimal) ? { ...decimal, isNegative: false } : decimal;
}

/**
 * Removes leading zeros of an integer.
 * @param integer digits, or none
 * @returns at least one digit
 */
export function withoutLeadingZeros(integer: string): string {
  let from = 0;
  while (from < integer.length - 1 && integer.charCodeAt(from) === 48) from++;
  return integer === '' ? '0' : integer.slice(from);
}

/**
 * Removes trailing zeros of a fraction, or adds them.
 * @param fraction digits
 * @param min the smallest number of digits
 * @returns as few digits as possible
 */
export function fitFraction(fraction: string, min: number): string {
  let end = fraction.length;
  while (end > min && fraction.charCodeAt(end - 1) === 48) end--;
  return fraction.slice(0, end).padEnd(min, '0');
}

/**
 * Moves the point of a decimal.
 * @param decimal the digits
 * @param places to the right; a negative number moves it to the left
 * @returns the decimal times that power of ten, exact
 */
export function shiftDecimal(decimal: Decimal, places: number): Decimal {
  const { isNegative, integer, fraction } = decimal;
  if (places >= 0) {
    const moved = integer + fraction.slice(0, places).padEnd(places, '0');
    return { isNegative, integer: withoutLeadingZeros(moved), fraction: fraction.slice(places) };
  }
  const padded = integer.padStart(1 - places, '0');
  const point = padded.length + places;
  return { isNegative, integer: padded.slice(0, point), fraction: padded.slice(point) + fraction };
}

/**
 * Scales a decimal to a whole number.
 * @param decimal the digits
 * @param fractionDigits how many digits come after the point, for example 2; at least as many as the decimal has
 * @returns for example 1050n of 10.5; exact and signed
 */
export function scaleDecimal({ isNegative, integer, fraction }: Decimal, fractionDigits: number): bigint {
  const magnitude = BigInt(integer + fraction.padEnd(fractionDigits, '0'));
  return isNegative ? -magnitude : magnitude;
}
