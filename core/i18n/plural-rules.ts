import { type NumberText, plainText, readNumberText } from './decimal-text.ts';
import type { PluralCategory } from './locale.ts';
import { keepRecent } from './recent.ts';
import { DEFAULT_LOCALE } from './resolve-tag.ts';

/** Longer fractions read as if they ended here; the platform counts no farther everywhere. */
const MAX_FRACTION_DIGITS = 20;

/** A float is exact so far; of a longer integer its end decides, behind a digit that keeps it large. */
const MAX_EXACT_PLACES = 15;

/** Two kinds times the numbers of fraction digits that occur. */
const MAX_RULES = 50;

/**
 * Opens the plural rules of a locale.
 * @param locale a complete tag
 * @returns gives the category of a decimal text, "other" for what is no number
 * Source: template language §14.1, §15
 */
export function pluralRules(
  locale: string,
): (decimal: string, kind: 'cardinal' | 'ordinal') => PluralCategory {
  const rulesOf = keepRecent<string, Intl.PluralRules>(MAX_RULES);
  return (text, kind) => {
    const decimal: NumberText | undefined = readNumberText(text);
    if (typeof decimal !== 'object') return 'other';
    const digits = Math.min(decimal.fraction.length, MAX_FRACTION_DIGITS);
    const rules = rulesOf(kind + String(digits), () => createRules(locale, kind, digits));
    const { integer } = decimal;
    const isExact = integer.length <= MAX_EXACT_PLACES;
    const shortened = isExact ? integer : `1${integer.slice(1 - MAX_EXACT_PLACES)}`;
    return rules.select(Number(plainText({ ...decimal, integer: shortened })));
  };
}

function createRules(locale: string, type: 'cardinal' | 'ordinal', digits: number): Intl.PluralRules {
  const options = { type, minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.PluralRules([locale, DEFAULT_LOCALE], options);
}
