import { scaleDecimal } from './adjust-decimal.ts';
import { splitPlainText } from './split-plain-text.ts';

/** Decimals up to this length have at most 15 digits, which a double represents exactly enough to compare. */
const MAX_SAFE_LENGTH = 15;

/**
 * Compares two decimals, exactly.
 * @param left digits with at most one point and a leading minus, of any length: "-1234.50"
 * @param right the same
 * @returns negative, 0 or positive
 * Source: docs/behaviour/template-markup.md §1.2, §1.3
 */
export function compareDecimals(left: string, right: string): number {
  // Rounding to a double never reverses an order, so only equal doubles need a second look.
  const difference = Number(left) - Number(right);
  if (difference < 0 || difference > 0) return difference;
  return Math.max(left.length, right.length) <= MAX_SAFE_LENGTH ? 0 : compareDigits(left, right);
}

function compareDigits(left: string, right: string): number {
  const leftDecimal = splitPlainText(left);
  const rightDecimal = splitPlainText(right);
  const digits = Math.max(leftDecimal.fraction.length, rightDecimal.fraction.length);
  const leftScaled = scaleDecimal(leftDecimal, digits);
  const rightScaled = scaleDecimal(rightDecimal, digits);
  if (leftScaled === rightScaled) return 0;
  return leftScaled < rightScaled ? -1 : 1;
}
