import {
  type Decimal,
  fitFraction,
  isZero,
  roundDecimal,
  withoutSignOfZero,
  ZERO,
} from '../../../core/money/index.ts';
import type { DigitOptions } from '../locale/number-options.ts';

/** Fraction digits of a style, for options that set none. */
export interface FractionDigits {
  readonly min: number;
  readonly max: number;
}

/**
 * Rounds a number and pads it with zeros.
 * @param decimal the exact number
 * @param options the formatter's
 * @param standard the style's own fraction digits
 * @returns the digits to print; a zero has no sign
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
export function roundNumber(decimal: Decimal, options: DigitOptions, standard: FractionDigits): Decimal {
  const { minSignificant, maxSignificant, rounding = 'half-even' } = options;
  const isBySignificance = minSignificant !== undefined || maxSignificant !== undefined;
  const rounded = isBySignificance
    ? roundToSignificance(
        decimal,
        minSignificant ?? maxSignificant ?? 0,
        maxSignificant ?? Infinity,
        rounding,
      )
    : roundFraction(decimal, fractionDigits(options, standard), rounding);
  return padInteger(withoutSignOfZero(rounded), options);
}

/**
 * Counts the places that a zero was shifted by as its significant digits, as the existing engine does.
 * @param options the formatter's
 * @param places how many; a negative number counts as 0
 * @returns options with that many fewer significant digits, but at least one
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
export function withPlacesOfZero<Options extends DigitOptions>(options: Options, places: number): Options {
  const { minSignificant = options.maxSignificant } = options;
  return minSignificant === undefined || places <= 0
    ? options
    : { ...options, minSignificant: Math.max(1, minSignificant - places) };
}

/**
 * Pads the integer digits with zeros.
 * @param rounded the digits
 * @param options the least number of integer digits; 0 omits the zero of 0.5
 * @returns the digits to print
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
export function padInteger(rounded: Decimal, { minInteger = 1 }: DigitOptions): Decimal {
  const { integer } = rounded;
  if (minInteger === 0) return integer === '0' && !isZero(rounded) ? { ...rounded, integer: '' } : rounded;
  return integer.length >= minInteger ? rounded : { ...rounded, integer: integer.padStart(minInteger, '0') };
}

/**
 * Returns how many fraction digits there are at least and at most; if these clash, the maximum wins.
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
function fractionDigits(options: DigitOptions, standard: FractionDigits): FractionDigits {
  const { minFraction = standard.min } = options;
  const { maxFraction: max = Math.max(standard.max, minFraction) } = options;
  return { min: Math.min(minFraction, max), max };
}

/**
 * Rounds a number in a short notation: to significant digits, unless the options set fraction digits.
 * @param decimal the exact number
 * @param options the formatter's
 * @param standard fraction digits, if the options set only one of minimum and maximum
 * @param significant the default number of significant digits
 * @returns the digits to print
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
export function roundShort(
  decimal: Decimal,
  options: DigitOptions,
  standard: FractionDigits,
  significant: number,
): Decimal {
  const { minSignificant, maxSignificant, rounding = 'half-even' } = options;
  const hasSignificance = (minSignificant ?? maxSignificant) !== undefined;
  if (!hasSignificance && (options.minFraction ?? options.maxFraction) !== undefined)
    return roundFraction(decimal, fractionDigits(options, standard), rounding);
  return roundToSignificance(
    decimal,
    minSignificant ?? 0,
    Math.max(1, maxSignificant ?? significant),
    rounding,
  );
}

type Rounding = NonNullable<DigitOptions['rounding']>;

/**
 * Rounds to fraction digits, without more trailing zeros than asked for.
 */
function roundFraction(decimal: Decimal, { min, max }: FractionDigits, rounding: Rounding): Decimal {
  // As in the existing engine, digits that start beyond the place after the last one never round up.
  const isNegligible = decimal.integer === '0' && leadingZeros(decimal.fraction) > max;
  const rounded = roundDecimal(decimal, max, isNegligible ? 'down' : rounding);
  const { fraction } = rounded;
  // The common case: a price that already has its cents.
  if (fraction.length === min) return rounded;
  return { ...rounded, fraction: fitFraction(fraction, min) };
}

/**
 * Rounds to significant digits, without more trailing zeros than requested; the minimum replaces a lower maximum.
 */
function roundToSignificance(decimal: Decimal, min: number, max: number, rounding: Rounding): Decimal {
  const atMost = Math.max(min, max);
  // As in the existing engine, 0 significant digits round only the fraction.
  if (atMost === 0 && decimal.integer !== '0') return ZERO;
  // Zero has no significant digit: its 0 counts as one.
  const rounded = roundDecimal(decimal, atMost - placesBeforePoint(decimal), rounding);
  const places = isZero(rounded) ? 1 : placesBeforePoint(rounded);
  return { ...rounded, fraction: fitFraction(rounded.fraction, Math.max(0, min - places)) };
}

/** How many places before the point the first significant digit is; negative for 0.001. */
function placesBeforePoint({ integer, fraction }: Decimal): number {
  return integer === '0' ? -leadingZeros(fraction) : integer.length;
}

function leadingZeros(digits: string): number {
  let count = 0;
  while (digits[count] === '0') count++;
  return count;
}
