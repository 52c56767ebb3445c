import {
  createNumberFormat,
  type Decimal,
  type NumberPattern,
  shiftDecimal,
  textOf,
} from '../../money/index.ts';
import type { DigitOptions } from '../locale/number-options.ts';
import { formatsByDigits } from './number-patterns.ts';
import { padInteger, roundShort } from './round-number.ts';
import { wrapDigits } from './wrapped-digits.ts';

/** A locale has words for powers of ten up to this one; beyond it the last word serves. */
const MAX_POWER = 14;

/** What a short form is made for. */
export interface CompactStyle {
  /** Notation, width and currency for the platform. */
  readonly intl: Intl.NumberFormatOptions;
  /** Fraction digits where the options ask for some but not for all. */
  readonly digits: number;
  /** False leaves the currency's sign out. */
  readonly isKnown: boolean;
}

/**
 * Opens a locale's short form of large numbers: "1.2K", "1.2 thousand".
 * @param locale a complete tag
 * @param style what for
 * @returns writes a number in a pattern of digits
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

/** A number that the last word still stands beside, with the same end: it decides the plural. */
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

/** For each power of ten: how many of its places a word stands for. */
function learnShifts(locale: string, style: Intl.NumberFormatOptions): readonly number[] {
  const format = createNumberFormat(locale, { ...style, maximumFractionDigits: 0 });
  return Array.from({ length: MAX_POWER + 1 }, (_, power) => {
    // Of two, not of one: a locale may say "thousand" for 1000.
    const integers = format.formatToParts(2 * 10 ** power).filter(({ type }) => type === 'integer');
    return power + 1 - Array.from(textOf(integers)).length;
  });
}
