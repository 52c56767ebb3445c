import {
  type Decimal,
  fillPattern,
  isDigits,
  isZero,
  type NumberPattern,
  plainText,
  surroundings,
} from '../../money/index.ts';
import { MAX_FRACTION_DIGITS } from './max-fraction-digits.ts';

/** The platform's format for a number of fraction digits. */
export type FormatFor = (fractionDigits: number) => Intl.NumberFormat;

/** A locale may say "thousand" for 1000; what it says around digits shows beside this many thousand. */
const VISIBLE = '1.5';

/** How to print digits between words that only the platform knows. */
export interface WrappedDigits {
  /** Opens the format whose words are wanted. */
  readonly formatFor: FormatFor;
  /** Prints the digits; what stands around them is not used. */
  readonly pattern: NumberPattern;
  /** The power of ten that a word stands for. */
  readonly shift: number;
  /** False leaves the currency's sign or name out. */
  readonly isKnown: boolean;
}

/**
 * Prints digits of our own between the words, signs and marks that the platform puts around that number.
 * @param digits what is printed
 * @param sample a number that the platform says the same words about
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
