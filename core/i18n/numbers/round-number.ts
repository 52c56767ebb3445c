import {
  type Decimal,
  fitFraction,
  isZero,
  roundDecimal,
  withoutSignOfZero,
  ZERO,
} from '../../money/index.ts';
import type { DigitOptions } from '../locale/number-options.ts';

/** Fraction digits of a style where the options say nothing. */
export interface FractionDigits {
  readonly min: number;
  readonly max: number;
}

/**
 * Rounds a number and fills it up, as the options ask.
 * @param decimal the exact number
 * @param options what the formatter's arguments ask for
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
 * Counts the places that a zero has been moved over as its digits, as the existing engine does.
 * @param options what the formatter's arguments ask for
 * @param places how many; none when it is negative
 * @returns options that ask for as many significant digits less, but for one
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
export function withPlacesOfZero<Options extends DigitOptions>(options: Options, places: number): Options {
  const { minSignificant = options.maxSignificant } = options;
  return minSignificant === undefined || places <= 0
    ? options
    : { ...options, minSignificant: Math.max(1, minSignificant - places) };
}

/**
 * Fills up the places before the point.
 * @param rounded the digits
 * @param options how many places at least; 0 leaves out the zero of 0.5
 * @returns the digits to print
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
export function padInteger(rounded: Decimal, { minInteger = 1 }: DigitOptions): Decimal {
  const { integer } = rounded;
  if (minInteger === 0) return integer === '0' && !isZero(rounded) ? { ...rounded, integer: '' } : rounded;
  return integer.length >= minInteger ? rounded : { ...rounded, integer: integer.padStart(minInteger, '0') };
}

/**
 * Fraction digits as asked for, or as the style has them; where they clash the maximum wins.
 * @param options what the formatter's arguments ask for
 * @param standard the style's own
 * @returns how many digits at least and at most
 * Source: docs/behaviour/locale-data.md §2.2, §2.3
 */
function fractionDigits(options: DigitOptions, standard: FractionDigits): FractionDigits {
  const { minFraction = standard.min } = options;
  const { maxFraction: max = Math.max(standard.max, minFraction) } = options;
  return { min: Math.min(minFraction, max), max };
}

/**
 * Rounds a number that is written short, as the options ask: to significant digits, unless fraction digits are asked for.
 * @param decimal the exact number
 * @param options what the formatter's arguments ask for
 * @param standard fraction digits where the options ask for some but not for all
 * @param significant digits where the options ask for none
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
 * Rounds to fraction digits; zeros at the end go, or come, until there are enough.
 * @param decimal the exact number
 * @param digits how many digits at least and at most
 * @param rounding what dropped digits do
 * @returns the digits to print
 */
function roundFraction(decimal: Decimal, { min, max }: FractionDigits, rounding: Rounding): Decimal {
  // What lies wholly beyond the place after the last is nothing in every mode, as in the existing engine.
  const isNegligible = decimal.integer === '0' && leadingZeros(decimal.fraction) > max;
  const rounded = roundDecimal(decimal, max, isNegligible ? 'down' : rounding);
  const { fraction } = rounded;
  // The common case: a price that already has its cents.
  if (fraction.length === min) return rounded;
  return { ...rounded, fraction: fitFraction(fraction, min) };
}

/**
 * Rounds to significant digits; zeros at the end go, or come, until there are enough.
 * @param decimal the exact number
 * @param min significant digits at least
 * @param max significant digits at most; a smaller one than min counts as min
 * @param rounding what dropped digits do
 * @returns the digits to print
 */
function roundToSignificance(decimal: Decimal, min: number, max: number, rounding: Rounding): Decimal {
  const atMost = Math.max(min, max);
  // Without any digit only what lies behind the point is rounded, as in the existing engine.
  if (atMost === 0 && decimal.integer !== '0') return ZERO;
  // Nothing has no significant digit of its own: its zero counts as one.
  const rounded = roundDecimal(decimal, atMost - placesBeforePoint(decimal), rounding);
  const places = isZero(rounded) ? 1 : placesBeforePoint(rounded);
  return { ...rounded, fraction: fitFraction(rounded.fraction, Math.max(0, min - places)) };
}

/** Places before the point from the first digit that counts; negative for 0.001. */
function placesBeforePoint({ integer, fraction }: Decimal): number {
  return integer === '0' ? -leadingZeros(fraction) : integer.length;
}

function leadingZeros(digits: string): number {
  let count = 0;
  while (digits[count] === '0') count++;
  return count;
}
