import {
  createNumberFormat,
  type Decimal,
  type NumberPattern,
  shiftDecimal,
  textOf,
} from '../../../core/money/index.ts';
import type { DigitOptions } from '../locale/number-options.ts';
import { formatsByDigits } from './number-patterns.ts';
import { padInteger, roundShort } from './round-number.ts';
import { wrapDigits } from './wrapped-digits.ts';

/** Locales have words for powers of ten up to this one; larger numbers use the last word. */
const MAX_POWER = 14;

/** The style of a compact notation. */
export interface CompactStyle {
  /** Notation, width and currency. */
  readonly intl: Intl.NumberFormatOptions;
  /** Fraction digits, if the options set only one of minimum and maximum. */
  readonly digits: number;
  /** False leaves the currency's sign out. */
  readonly isKnown: boolean;
}

/**
 * Creates the formatter of a locale's compact notation: "1.2K", "1.2 thousand".
 * @param locale a complete tag
 * @param style notation, width, currency and digits
 * @returns a function that formats a number, with its digits in a pattern
 * Source: docs/behaviour/locale-data.md §2.4
 */
export function compact(
  locale: string,
  style: CompactStyle,
): (decimal: Decimal, options: DigitOptions, pattern: NumberPattern) => string {
  const shifts = learnShifts(locale, style.intl);
  const formatFor = formatsByDigits(locale, style.intl);
  return (decimal, options, pattern) => {
    let shift = shiftOf(decimal, shifts);
    let mantissa = round(shiftDecimal(decimal, -shift), options, style.digits);
    // 999.9 thousand may have become 1000 thousand, which is a million.
    const shiftAfter = shiftOf(shiftDecimal(mantissa, shift), shifts);
    if (shiftAfter !== shift) {
      mantissa = round(shiftDecimal(mantissa, shift - shiftAfter), options, style.digits);
      shift = shiftAfter;
    }
    const how = { formatFor, pattern, shift, isKnown: style.isKnown };
    return wrapDigits(padInteger(mantissa, options), sampleOf(mantissa, shift), how);
  };
}

/** A number that is small enough for the last word, with the same last digits: these decide the plural. */
function sampleOf(mantissa: Decimal, shift: number): Decimal {
  const room = MAX_POWER + 1 - shift;
  const { integer } = mantissa;
  return integer.length <= room ? mantissa : { ...mantissa, integer: `1${integer.slice(1 - room)}` };
}

function round(decimal: Decimal, options: DigitOptions, digits: number): Decimal {
  return roundShort(decimal, options, { min: digits, max: digits }, Math.max(2, decimal.integer.length));
}

function shiftOf({ integer }: Decimal, shifts: readonly number[]): number {
  return shifts[Math.min(integer.length - 1, MAX_POWER)] ?? 0;
}

/** For each power of ten: how many of its places the word replaces. */
function learnShifts(locale: string, style: Intl.NumberFormatOptions): readonly number[] {
  const format = createNumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  return Array.from({ length: MAX_POWER + 1 }, (_, power) => {
    // Two and not one: a locale may print only a word for 1000.
    const integers = format.formatToParts(2 * 10 ** power).filter(({ type }) => type === 'integer');
    return power + 1 - Array.from(textOf(integers)).length;
  });
}
