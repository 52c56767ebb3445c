import { createNumberFormat, learnPattern, type NumberPattern } from '../../../core/money/index.ts';
import { isKnownCurrency } from './currencies.ts';
import { keepRecent } from '../../../core/cache/index.ts';

/** The kind of number that a pattern is learned for. */
export interface PatternStyle {
  readonly kind: 'decimal' | 'percent' | 'permille' | 'symbol' | 'accounting' | 'code';
  /** ISO 4217 code, for the kinds of money. */
  readonly currency?: string;
  readonly isNarrow?: boolean;
  /** Default true. */
  readonly isGrouped?: boolean | undefined;
}

/** Enough to see the decimal separator. */
const SAMPLE_FRACTION_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A currency whose amounts are formatted like those of an unknown one. */
export const STAND_IN = 'XTS';

/**
 * Learns how a locale prints one kind of number.
 * @param locale a complete tag
 * @param style the kind of number, and its currency
 * @returns a pattern for `fillPattern`
 * Source: docs/behaviour/locale-data.md §3.1
 */
export function patternOf(locale: string, style: PatternStyle): NumberPattern {
  const isKnown = style.currency === undefined || isKnownCurrency(style.currency);
  const options = intlOptions(style, isKnown ? style.currency : STAND_IN);
  const format = createNumberFormat(locale, { ...options, ...SAMPLE_FRACTION_DIGITS });
  // Percent styles print a hundred times the value.
  const divisor = options.style === 'percent' ? 100 : 1;
  const [type, text] = replacedPart(style, isKnown);
  const learned = learnPattern({
    formatToParts: (value) =>
      format
        .formatToParts(value / divisor)
        .map((part) => (part.type === type ? { ...part, value: text(part.value) } : part)),
  });
  const pattern = style.isGrouped === false ? { ...learned, minGroupedPlaces: Infinity } : learned;
  if (style.kind !== 'permille') return pattern;
  return { ...pattern, positive: unmarked(pattern.positive), negative: unmarked(pattern.negative) };
}

/** The Arabic percent sign has a direction mark, the permille sign does not. */
function unmarked([prefix, suffix]: NumberPattern['positive']): NumberPattern['positive'] {
  return [prefix, suffix.replace('\u061c', '')];
}

function intlOptions(
  { kind, isNarrow = false }: PatternStyle,
  currency: string | undefined,
): Intl.NumberFormatOptions {
  switch (kind) {
    case 'decimal':
      return {};
    case 'percent':
    case 'permille':
      return { style: 'percent' };
    case 'code':
      // `Intl` prints a code in the place of the symbol; here it is in the place of the name.
      return { style: 'currency', currency, currencyDisplay: 'name' };
    default:
      return {
        style: 'currency',
        currency,
        currencyDisplay: isNarrow ? 'narrowSymbol' : 'symbol',
        currencySign: kind === 'accounting' ? 'accounting' : 'standard',
      };
  }
}

type ReplacedPart = readonly [type: string, text: (printed: string) => string];

function replacedPart({ kind, currency = '' }: PatternStyle, isKnown: boolean): ReplacedPart {
  if (kind === 'code') return ['currency', () => currency];
  // `Intl` has no permille; with Arabic digits the sign is Arabic, like that of percent.
  if (kind === 'permille') return ['percentSign', (sign) => (sign.includes('%') ? '\u2030' : '\u0609')];
  return [isKnown ? '' : 'currency', () => ''];
}

/** Formats in the cache; they differ only in their fraction digits. */
const MAX_FORMATS = 60;

/**
 * Creates formats of the platform that differ only in their fraction digits.
 * @param locale a complete tag
 * @param options all other options
 * @returns a function that returns the format for a number of fraction digits
 */
export function formatsByDigits(
  locale: string,
  options: Intl.NumberFormatOptions,
): (digits: number) => Intl.NumberFormat {
  const keep = keepRecent<number, Intl.NumberFormat>(MAX_FORMATS);
  const open = (digits: number) =>
    createNumberFormat(locale, { ...options, minimumFractionDigits: digits, maximumFractionDigits: digits });
  return (digits) => keep(digits, open);
}
