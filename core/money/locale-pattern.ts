import { CURRENCIES, type CurrencyCode } from './currency.ts';
import { DEFAULT_SEPARATORS, type NumberPattern } from './pattern.ts';

/** The locale of a page that names none, or none that exists. Source: platform specification §9. */
const DEFAULT_LOCALE = 'en-US';

/** Locales kept; a page uses one or two, a server that speaks many languages drops the oldest. */
const MAX_LOCALES = 50;

/** Each of the ten digits once, in ten places: tells digits, marks and group sizes in one go. */
const SAMPLE = 9_876_543_210;

// Two maps, not one with a joined key: joining costs more than the filling.
const patternsOfLocale = new Map<string, Map<CurrencyCode | undefined, NumberPattern>>();

/**
 * The pattern of a locale, learned from `Intl` once and kept.
 * @param locale a BCP 47 tag; one that is malformed or unknown gives en-US
 * @param currency the currency printed with it; undefined prints the bare number
 * @returns a pattern that prints what `Intl.NumberFormat` prints with our fraction digits
 * Source: storefront specification §9, platform specification §9, design §8
 */
export function localePattern(locale: string, currency: CurrencyCode | undefined): NumberPattern {
  const patterns = patternsOfLocale.get(locale) ?? keepLocale(locale);
  const known = patterns.get(currency);
  if (known !== undefined) return known;
  const pattern = learnPattern(createFormat(locale, currency));
  patterns.set(currency, pattern);
  return pattern;
}

function keepLocale(locale: string): Map<CurrencyCode | undefined, NumberPattern> {
  const [oldest] = patternsOfLocale.keys();
  if (patternsOfLocale.size >= MAX_LOCALES && oldest !== undefined) patternsOfLocale.delete(oldest);
  const patterns = new Map<CurrencyCode | undefined, NumberPattern>();
  patternsOfLocale.set(locale, patterns);
  return patterns;
}

function createFormat(locale: string, currency: CurrencyCode | undefined): Intl.NumberFormat {
  const style = currency === undefined ? 'decimal' : 'currency';
  const digits = currency === undefined ? 1 : CURRENCIES[currency].fractionDigits;
  const options = { style, currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  try {
    // The second locale keeps unknown ones from falling back to the visitor's machine.
    return new Intl.NumberFormat([locale, DEFAULT_LOCALE], options);
  } catch {
    return new Intl.NumberFormat(DEFAULT_LOCALE, options);
  }
}

function learnPattern(format: Intl.NumberFormat): NumberPattern {
  const parts = format.formatToParts(SAMPLE);
  const integers = valuesOf(parts, 'integer').map((value) => Array.from(value));
  const groupSizes = integers.map((group) => group.length).reverse();
  const [primaryGroupSize = 0, secondaryGroupSize = primaryGroupSize] = groupSizes;
  return {
    positive: surroundings(parts),
    negative: surroundings(format.formatToParts(-SAMPLE)),
    separators: {
      thousands: valuesOf(parts, 'group')[0] ?? '',
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

function learnMinGroupedPlaces(format: Intl.NumberFormat): number {
  for (let places = 1; places <= String(SAMPLE).length; places++) {
    if (valuesOf(format.formatToParts(10 ** (places - 1)), 'group').length > 0) return places;
  }
  return Infinity;
}

function surroundings(parts: readonly Intl.NumberFormatPart[]): [prefix: string, suffix: string] {
  const isNumber = ({ type }: Intl.NumberFormatPart) => NUMBER_PARTS.has(type);
  const first = parts.findIndex(isNumber);
  const last = parts.findLastIndex(isNumber);
  return [textOf(parts.slice(0, first)), textOf(parts.slice(last + 1))];
}

const NUMBER_PARTS: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

function textOf(parts: readonly Intl.NumberFormatPart[]): string {
  return parts.map(({ value }) => value).join('');
}

function valuesOf(parts: readonly Intl.NumberFormatPart[], wanted: string): string[] {
  return parts.filter(({ type }) => type === wanted).map(({ value }) => value);
}
