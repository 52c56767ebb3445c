import {
  type Decimal,
  fillPattern,
  isDigits,
  isZero,
  type NumberPattern,
  plainText,
  surroundings,
} from '../../../core/money/index.ts';
import { MAX_FRACTION_DIGITS } from './max-fraction-digits.ts';

/** The platform's format for a number of fraction digits. */
export type FormatFor = (fractionDigits: number) => Intl.NumberFormat;

/** A locale may print a word instead of digits for 1000; beside this many thousand it prints both. */
const VISIBLE = '1.5';

/** How digits are printed inside the platform's words. */
export interface WrappedDigits {
  /** Returns the format that prints those words. */
  readonly formatFor: FormatFor;
  /** Prints the digits; its prefix and suffix are not used. */
  readonly pattern: NumberPattern;
  /** The power of ten that the word means. */
  readonly shift: number;
  /** False leaves the currency's sign or name out. */
  readonly isKnown: boolean;
}

/**
 * Prints digits of our own between the words, signs and marks that the platform puts around that number.
 * @param digits the digits to print
 * @param sample a number for which the platform prints the same words
 * @param how format, pattern and power
 * @returns for example "1.2 thousand"
 * Source: docs/behaviour/locale-data.md §1.2
 */
export function wrapDigits(digits: Decimal, sample: Decimal, how: WrappedDigits): string {
  const { formatFor, pattern, shift, isKnown } = how;
  const unsigned = { ...digits, isNegative: false };
  const text = fillPattern({ ...pattern, positive: ['', ''] }, unsigned);
  const said = {
    ...sample,
    isNegative: sample.isNegative && !isZero(digits),
    fraction: sample.fraction.slice(0, MAX_FRACTION_DIGITS),
  };
  let parts = partsOf(formatFor(said.fraction.length), plainText(said), shift);
  if (!parts.some(isDigits)) parts = partsOf(formatFor(1), (said.isNegative ? '-' : '') + VISIBLE, shift);
  const [before, after] = surroundings(
    isKnown ? parts : parts.map((part) => (part.type === 'currency' ? { ...part, value: '' } : part)),
  );
  return before + text + after;
}

function partsOf(format: Intl.NumberFormat, text: string, shift: number): Intl.NumberFormatPart[] {
  return format.formatToParts(`${text}e${shift}` as Intl.StringNumericLiteral);
}
