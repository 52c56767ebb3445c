import { createNumberFormat, learnPattern, type NumberPattern } from '../../money/index.ts';
import { isKnownCurrency } from './currencies.ts';
import { keepRecent } from '../locale/keep-recent.ts';

/** What one pattern is learned for. */
export interface PatternWish {
  readonly kind: 'decimal' | 'percent' | 'permille' | 'symbol' | 'accounting' | 'code';
  /** ISO 4217 code, for the kinds of money. */
  readonly currency?: string;
  readonly isNarrow?: boolean;
  /** Default true. */
  readonly isGrouped?: boolean | undefined;
}

/** Enough to see the decimal mark. */
const SAMPLE_FRACTION_DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** Any currency whose amounts look like those of a currency that nobody knows. */
export const STAND_IN = 'XTS';

/**
 * Learns how a locale prints one kind of number.
 * @param locale a complete tag
 * @param wish what kind, and of which currency
 * @returns a pattern for `fillPattern`
 * Source: docs/behaviour/locale-data.md §3.1
 */
export function patternOf(locale: string, wish: PatternWish): NumberPattern {
  const isKnown = wish.currency === undefined || isKnownCurrency(wish.currency);
  const options = intlOptions(wish, isKnown ? wish.currency : STAND_IN);
  const format = createNumberFormat(locale, { ...options, ...SAMPLE_FRACTION_DIGITS });
  // Percent styles show a hundred times what they are given.
  const divisor = options.style === 'percent' ? 100 : 1;
  const [type, text] = replacedPart(wish, isKnown);
  const learned = learnPattern({
    formatToParts: (value) =>
      format
        .formatToParts(value / divisor)
        .map((part) => (part.type === type ? { ...part, value: text(part.value) } : part)),
  });
  const pattern = wish.isGrouped === false ? { ...learned, minGroupedPlaces: Infinity } : learned;
  if (wish.kind !== 'permille') return pattern;
  return { ...pattern, positive: unmarked(pattern.positive), negative: unmarked(pattern.negative) };
}

/** The Arabic percent sign brings a mark of direction, the permille sign none. */
function unmarked([prefix, suffix]: NumberPattern['positive']): NumberPattern['positive'] {
  return [prefix, suffix.replace('\u061c', '')];
}

function intlOptions(
  { kind, isNarrow = false }: PatternWish,
  currency: string | undefined,
): Intl.NumberFormatOptions {
  switch (kind) {
    case 'decimal':
      return {};
    case 'percent':
    case 'permille':
      return { style: 'percent' };
    case 'code':
      // Intl puts a code where the symbol stands; the house puts it where the name stands.
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

function replacedPart({ kind, currency = '' }: PatternWish, isKnown: boolean): ReplacedPart {
  if (kind === 'code') return ['currency', () => currency];
  // Intl knows no permille; beside Arabic digits it is an Arabic sign, like percent.
  if (kind === 'permille') return ['percentSign', (sign) => (sign.includes('%') ? '\u2030' : '\u0609')];
  return [isKnown ? '' : 'currency', () => ''];
}

/** Formats kept that differ in their fraction digits alone. */
const MAX_FORMATS = 60;

/**
 * Opens formats of the platform that differ in their fraction digits.
 * @param locale a complete tag
 * @param options all the others
 * @returns the format of a number of fraction digits
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
