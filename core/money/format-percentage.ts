import { assert } from '../errors/index.ts';
import { fitFraction, withoutSignOfZero } from './adjust-decimal.ts';
import { type NumberStyle, printDecimal } from './print-decimal.ts';
import { readDecimal } from './read-decimal.ts';
import { roundDecimal } from './round-decimal.ts';

/** How a percentage is printed. Source: docs/behaviour/money.md §4.1. */
export interface PercentageFormat extends NumberStyle {
  /** Leaves out trailing zeros ("12.5" for "12.50", "12" for "12.00"); default false. */
  readonly isTrimmed?: boolean | undefined;
}

const MIN_FRACTION_DIGITS = 2;
const MAX_FRACTION_DIGITS = 3;

/** Below this, `String` uses an exponent; such a number prints as zero anyway. */
const SMALLEST_PLAIN_NUMBER = 1e-6;

/**
 * Prints a percentage without a sign and without scaling (12.5 is "12.50"): with at least 2 decimals, or when trimmed
 * as few as are needed; never more than 3, ties rounded to even as in the template language.
 * @param percent the percentage as a number or a decimal text, at most 15 integer places
 * @param format the style; by default the classic one
 * @returns for example "12.50", "12.345", trimmed "12.5"
 * @throws AssertionError for anything that is not a decimal number, or more than 15 integer places
 * Source: docs/behaviour/money.md §4.1
 */
export function formatPercentage(percent: number | string, format: PercentageFormat = {}): string {
  const decimal = readDecimal(textWithoutExponent(percent));
  assert(decimal !== undefined, 'formatPercentage', 'a decimal number of at most 15 integer places', percent);
  const rounded = roundDecimal(decimal, MAX_FRACTION_DIGITS, 'half-even');
  const minFractionDigits = format.isTrimmed === true ? 0 : MIN_FRACTION_DIGITS;
  const fraction = fitFraction(rounded.fraction, minFractionDigits);
  return printDecimal(withoutSignOfZero({ ...rounded, fraction }), format, undefined);
}

function textWithoutExponent(percent: number | string): string {
  if (typeof percent === 'number' && Math.abs(percent) < SMALLEST_PLAIN_NUMBER) return '0';
  return String(percent);
}
