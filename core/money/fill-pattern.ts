import type { Decimal } from './decimal.ts';
import type { NumberPattern } from './pattern.ts';

/**
 * Prints a decimal with a pattern.
 * @param pattern the text around the digits
 * @param decimal the digits; the fraction is printed unchanged
 */
export function fillPattern(pattern: NumberPattern, decimal: Decimal): string {
  const { separators, digits } = pattern;
  const surroundings = decimal.isNegative ? pattern.negative : pattern.positive;
  const integer = translate(groupInteger(decimal.integer, pattern), digits);
  const fraction = translate(decimal.fraction, digits);
  return surroundings[0] + integer + (fraction && separators.decimal + fraction) + surroundings[1];
}

function groupInteger(integer: string, pattern: NumberPattern): string {
  if (integer.length < pattern.minGroupedPlaces) return integer;
  let end = integer.length - pattern.primaryGroupSize;
  let grouped = integer.slice(end);
  while (end > 0) {
    const start = Math.max(0, end - pattern.secondaryGroupSize);
    grouped = integer.slice(start, end) + pattern.separators.thousands + grouped;
    end = start;
  }
  return grouped;
}

function translate(text: string, digits: NumberPattern['digits']): string {
  return digits === undefined ? text : text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}
