import { DEFAULT_LOCALE, plainText, readNumberText, ZERO } from '../../../core/money/index.ts';
import type { PluralCategory } from '../locale/locale.ts';
import { MAX_FRACTION_DIGITS } from './max-fraction-digits.ts';
import { keepRecent } from '../../../core/cache/index.ts';

/** A float is exact up to this many places; of a longer integer the last digits count, after a 1 that keeps it large. */
const MAX_EXACT_PLACES = 15;

/** Results in the cache: a page uses the same small numbers repeatedly. */
const MAX_CATEGORIES = 200;
const MAX_KEPT_LENGTH = 20;

type PluralKind = 'cardinal' | 'ordinal';

/** Two kinds, times the numbers of fraction digits that occur. */
const MAX_RULES = 50;

/**
 * Creates the plural rules of a locale.
 * @param locale a complete tag
 * @returns a function that returns the category of a decimal text; a text that is not a number counts as 0
 * Source: docs/behaviour/locale-data.md §7.2
 */
export function pluralRules(locale: string): (decimal: string, kind: PluralKind) => PluralCategory {
  const rulesOf = keepRecent<string, Intl.PluralRules>(MAX_RULES);
  const keep = keepRecent<string, PluralCategory>(MAX_CATEGORIES);
  return (text, kind) =>
    text.length > MAX_KEPT_LENGTH ? choose(text, kind) : keep(kind + text, () => choose(text, kind));

  function choose(text: string, kind: PluralKind): PluralCategory {
    const number = readNumberText(text);
    const decimal = typeof number === 'object' ? number : ZERO;
    // Longer fractions are treated as if they ended there.
    const digits = Math.min(decimal.fraction.length, MAX_FRACTION_DIGITS);
    const rules = rulesOf(kind + String(digits), () => createRules(locale, kind, digits));
    const { integer } = decimal;
    const isExact = integer.length <= MAX_EXACT_PLACES;
    const shortened = isExact ? integer : `1${integer.slice(1 - MAX_EXACT_PLACES)}`;
    return rules.select(Number(plainText({ ...decimal, integer: shortened })));
  }
}

function createRules(locale: string, type: PluralKind, digits: number): Intl.PluralRules {
  const options = { type, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.PluralRules([locale, DEFAULT_LOCALE], options);
}
