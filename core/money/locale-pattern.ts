import { keepRecent } from '../cache/index.ts';
import { classicPattern } from './classic-pattern.ts';
import { CURRENCIES, type CurrencyCode } from './currency.ts';
import { learnPattern } from './learn-pattern.ts';
import { createNumberFormat, DEFAULT_LOCALE } from './number-format.ts';
import type { NumberPattern } from './pattern.ts';

/** Size of the cache; a page uses one or two locales, a server with many languages drops the oldest. */
const MAX_LOCALES = 50;

const ENGLISH: readonly string[] = ['en', DEFAULT_LOCALE];

/**
 * What English writes in the classic way. The first `Intl.NumberFormat` of a page takes some 10 ms, on a phone 40: a
 * page in English does without.
 */
const CLASSIC_IN_ENGLISH: readonly (CurrencyCode | undefined)[] = [
  undefined,
  'USD',
  'EUR',
  'GBP',
  'AUD',
  'NZD',
  'HKD',
  'CHF',
  'MXN',
  'ILS',
  'PHP',
  'BRL',
  'INR',
  'JPY',
];

type Patterns = Map<CurrencyCode | undefined, NumberPattern>;

// Two maps instead of one with a joined key: joining costs more than printing.
const patternsOf = /* @__PURE__ */ keepRecent<string, Patterns>(MAX_LOCALES);

const createPatterns = (): Patterns => new Map();

/**
 * Returns the pattern of a locale, learned from `Intl` once and cached.
 * @param locale a BCP 47 tag; en-US is used for a malformed or unknown one
 * @param currency the currency printed with it; undefined prints the bare number
 * @returns a pattern that prints what `Intl.NumberFormat` prints with our fraction digits
 * Source: docs/behaviour/money.md §3.1
 */
export function localePattern(locale: string, currency: CurrencyCode | undefined): NumberPattern {
  const patterns = patternsOf(locale, createPatterns);
  const known = patterns.get(currency);
  if (known !== undefined) return known;
  const isClassic = ENGLISH.includes(locale) && CLASSIC_IN_ENGLISH.includes(currency);
  const pattern = isClassic ? classicPattern(currency) : learnPattern(createFormat(locale, currency));
  patterns.set(currency, pattern);
  return pattern;
}

function createFormat(locale: string, currency: CurrencyCode | undefined): Intl.NumberFormat {
  const style = currency === undefined ? 'decimal' : 'currency';
  const digits = currency === undefined ? 1 : CURRENCIES[currency].fractionDigits;
  const options = { style, currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  try {
    return createNumberFormat(locale, options);
  } catch {
    return createNumberFormat(DEFAULT_LOCALE, options);
  }
}
