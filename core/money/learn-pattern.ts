import { DEFAULT_SEPARATORS, type NumberPattern } from './pattern.ts';

/** Each of the ten digits once, in ten places: tells digits, marks and group sizes in one go. */
const SAMPLE = 9_876_543_210;

/** Prints a number in pieces, as `Intl.NumberFormat` does. */
export interface NumberPrinter {
  formatToParts(value: number): readonly Intl.NumberFormatPart[];
}

/**
 * Learns a pattern from a few printed numbers.
 * @param format prints at least one fraction digit when the pattern's decimal mark is wanted
 * @returns a pattern that prints what the format prints
 * Source: docs/behaviour/money.md §3.1
 */
export function learnPattern(format: NumberPrinter): NumberPattern {
  const parts = format.formatToParts(SAMPLE);
  const integers = valuesOf(parts, 'integer').map((value) => Array.from(value));
  const groupSizes = integers.map((group) => group.length).reverse();
  const [primaryGroupSize = 0, secondaryGroupSize = primaryGroupSize] = groupSizes;
  return {
    positive: surroundings(parts),
    negative: surroundings(format.formatToParts(-SAMPLE)),
    separators: {
      thousands: valuesOf(parts, 'group')[0] ?? '',
      decimal: valuesOf(parts, 'decimal')[0] ?? DEFAULT_SEPARATORS.decimal,
    },
    primaryGroupSize,
    secondaryGroupSize,
    minGroupedPlaces: learnMinGroupedPlaces(format),
    digits: learnDigits(integers.flat().reverse()),
  };
}

function learnDigits(digits: readonly string[]): NumberPattern['digits'] {
  return digits.join('') === '0123456789' ? undefined : digits;
}

function learnMinGroupedPlaces(format: NumberPrinter): number {
  for (let places = 1; places <= String(SAMPLE).length; places++) {
    if (valuesOf(format.formatToParts(10 ** (places - 1)), 'group').length > 0) return places;
  }
  return Infinity;
}

/**
 * Takes the digits out of a printed number.
 * @param parts of the number
 * @returns what stands before and after its digits; all of it before, when there are none
 */
export function surroundings(parts: readonly Intl.NumberFormatPart[]): [prefix: string, suffix: string] {
  const first = parts.findIndex(isDigits);
  const last = parts.findLastIndex(isDigits);
  return [textOf(parts.slice(0, first)), textOf(parts.slice(last + 1))];
}

/**
 * Tells the digits of a printed number from what stands around them.
 * @param part of the number
 * @returns true for digits and the marks between them
 */
export function isDigits({ type }: Intl.NumberFormatPart): boolean {
  return DIGIT_PARTS.includes(type);
}

const DIGIT_PARTS = 'integer group decimal fraction';

/**
 * Puts pieces together.
 * @param parts as `Intl` prints them
 * @returns their text
 */
export function textOf(parts: readonly { readonly value: string }[]): string {
  return parts.map(({ value }) => value).join('');
}

function valuesOf(parts: readonly Intl.NumberFormatPart[], wanted: string): string[] {
  return parts.filter(({ type }) => type === wanted).map(({ value }) => value);
}
