import { splitPlainText } from './split-plain-text.ts';
import { fillPattern } from './fill-pattern.ts';
import { DEFAULT_SEPARATORS, type NumberPattern } from './pattern.ts';
import { roundDecimal } from './round-decimal.ts';

const PATTERN: NumberPattern = {
  positive: ['', ''],
  negative: ['-', ''],
  separators: DEFAULT_SEPARATORS,
  primaryGroupSize: 3,
  secondaryGroupSize: 3,
  minGroupedPlaces: 4,
  digits: undefined,
};

/** The same for every currency. */
const FRACTION_DIGITS = 2;

/**
 * Prints an amount in the form that is independent of locale and currency: "," between thousands, "." and two digits,
 * halves rounded away from zero.
 * @param text a plain decimal of any length, such as `decimalFromMinor` writes
 * @returns such as "1,234.50", exactly
 * Source: docs/behaviour/template-markup.md §1.9
 */
export function printNativeMoney(text: string): string {
  const { isNegative, integer, fraction } = roundDecimal(splitPlainText(text), FRACTION_DIGITS, 'half-up');
  return fillPattern(PATTERN, {
    isNegative,
    integer,
    fraction: fraction.padEnd(FRACTION_DIGITS, '0'),
  });
}
