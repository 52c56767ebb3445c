import { DEFAULT_SEPARATORS, type NumberPattern } from './pattern.ts';

/** Each of the ten digits once, in ten places: shows digits, separators and group sizes together. */
const SAMPLE = 9_876_543_210;

/** Releases of the locale data disagree about the apostrophe of Switzerland; the straight one is written. */
const TYPOGRAPHIC_APOSTROPHE = '\u2019';

/** Prints a number as parts, as `Intl.NumberFormat` does. */
export interface NumberPrinter {
  formatToParts(value: number): readonly Intl.NumberFormatPart[];
}

/**
 * Learns a pattern from a few printed numbers.
 * @param format prints at least one fraction digit if the pattern needs a decimal separator
 * @returns a pattern that prints the same as the format
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
      thousands: (valuesOf(parts, 'group')[0] ?? '').replace(TYPOGRAPHIC_APOSTROPHE, "'"),
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
 * Splits a printed number around its digits.
 * @param parts of the number
 * @returns the text before and after its digits; all of it before, if there are none
 */
export function surroundings(parts: readonly Intl.NumberFormatPart[]): [prefix: string, suffix: string] {
  const first = parts.findIndex(isDigits);
  const last = parts.findLastIndex(isDigits);
  return [textOf(parts.slice(0, first)), textOf(parts.slice(last + 1))];
}

/**
 * Returns whether a part of a printed number belongs to its digits.
 * @param part of the number
 * @returns true for digits and the separators between them
 */
export function isDigits({ type }: Intl.NumberFormatPart): boolean {
  return DIGIT_PARTS.includes(type);
}

const DIGIT_PARTS = 'integer group decimal fraction';

/**
 * Joins parts.
 * @param parts as `Intl` prints them
 */
export function textOf(parts: readonly { readonly value: string }[]): string {
  return parts.map(({ value }) => value).join('');
}

function valuesOf(parts: readonly Intl.NumberFormatPart[], partType: string): string[] {
  return parts.filter(({ type }) => type === partType).map(({ value }) => value);
}
