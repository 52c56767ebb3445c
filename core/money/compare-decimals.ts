/** Decimals up to this length have at most 15 digits: a double tells any two of them apart. */
const MAX_SAFE_LENGTH = 15;

/**
 * Compares two decimals, exactly.
 * @param left digits with at most one point and a leading minus, of any length: "-1234.50"
 * @param right the same
 * @returns negative, 0 or positive
 * Source: template language §13.1 (lowest and highest price)
 */
export function compareDecimals(left: string, right: string): number {
  // Rounding to a double never turns an order round, so only equal doubles need a second look.
  const difference = Number(left) - Number(right);
  if (difference < 0 || difference > 0) return difference;
  return Math.max(left.length, right.length) <= MAX_SAFE_LENGTH ? 0 : compareDigits(left, right);
}

function compareDigits(left: string, right: string): number {
  const digits = Math.max(fractionOf(left).length, fractionOf(right).length);
  const leftScaled = scale(left, digits);
  const rightScaled = scale(right, digits);
  if (leftScaled === rightScaled) return 0;
  return leftScaled < rightScaled ? -1 : 1;
}

function fractionOf(decimal: string): string {
  return decimal.split('.')[1] ?? '';
}

function scale(decimal: string, digits: number): bigint {
  return BigInt((decimal.split('.')[0] ?? '') + fractionOf(decimal).padEnd(digits, '0'));
}
