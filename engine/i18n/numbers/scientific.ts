import {
  createNumberFormat,
  fillPattern,
  isZero,
  shiftDecimal,
  textOf,
  type Decimal,
  type NumberPattern,
} from '../../../core/money/index.ts';
import type { DigitOptions } from '../locale/number-options.ts';
import { roundShort, withPlacesOfZero } from './round-number.ts';

const NO_FRACTION = { min: 0, max: 0 } as const;

/**
 * Creates the formatter of a locale's scientific notation.
 * @param locale a complete tag
 * @param pattern the locale's pattern of bare numbers
 * @returns a function that formats a decimal: "1.2E+4"; an exponent of 0 is omitted
 * Source: docs/behaviour/locale-data.md §2.4
 */
export function scientific(
  locale: string,
  pattern: NumberPattern,
): (decimal: Decimal, options: DigitOptions) => string {
  const [separator, plus, minus] = learnSigns(locale);
  const bare: NumberPattern = { ...pattern, positive: ['', ''], negative: ['', ''] };
  return (decimal, options) => {
    // As in the existing engine, the number is rounded first, and its mantissa once more.
    const rounded = roundShort(decimal, options, NO_FRACTION, 1);
    const places = Math.max(options.minInteger ?? 1, 1) - 1;
    const exponent = exponentOf(rounded) - places;
    const asked =
      isZero(rounded) && options.minSignificant !== undefined ? withPlacesOfZero(options, places) : options;
    const mantissa = fillPattern(
      pattern,
      roundShort(shiftDecimal(rounded, -exponent), asked, NO_FRACTION, 1),
    );
    if (exponent === 0) return mantissa;
    const power = fillPattern(bare, {
      isNegative: false,
      integer: String(Math.abs(exponent)),
      fraction: '',
    });
    return mantissa + separator + (exponent < 0 ? minus : plus) + power;
  };
}

function exponentOf(decimal: Decimal): number {
  const { integer, fraction } = decimal;
  if (isZero(decimal)) return -fraction.length;
  return integer === '0' ? -1 - fraction.search(/[^0]/) : integer.length - 1;
}

function learnSigns(locale: string): readonly [separator: string, plus: string, minus: string] {
  const format = createNumberFormat(locale, { notation: 'scientific', signDisplay: 'always' });
  const parts = format.formatToParts(0.1);
  const index = (partType: string) => parts.findIndex(({ type }) => type === partType);
  const text = (from: number, to: number) => textOf(parts.slice(from, to));
  const separator = index('exponentSeparator');
  return [
    text(separator, separator + 1),
    text(0, index('integer')),
    text(separator + 1, index('exponentInteger')),
  ];
}
