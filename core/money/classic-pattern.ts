import { CURRENCIES, type CurrencyCode } from './currency.ts';
import { DEFAULT_SEPARATORS, type NumberPattern } from './pattern.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The classic pattern without a currency. Source: docs/behaviour/money.md §3.2. */
export const BARE_PATTERN: NumberPattern = {
  positive: ['', ''],
  negative: ['-', ''],
  separators: DEFAULT_SEPARATORS,
  primaryGroupSize: 3,
  secondaryGroupSize: 3,
  minGroupedPlaces: 4,
  digits: undefined,
};

/**
 * Returns the classic pattern, for stores without a locale: symbol first, groups of three.
 * @param currency whose symbol comes first; undefined prints the bare number
 * @returns a pattern that prints "$1,234.50", "-$1,234.50", "CHF 1,234.50" (with a no-break space)
 * Source: docs/behaviour/money.md §3.2
 */
export function classicPattern(currency: CurrencyCode | undefined): NumberPattern {
  if (currency === undefined) return BARE_PATTERN;
  const { symbol } = CURRENCIES[currency];
  const prefix = /\p{Letter}$/u.test(symbol) ? symbol + NO_BREAK_SPACE : symbol;
  return { ...BARE_PATTERN, positive: [prefix, ''], negative: [`-${prefix}`, ''] };
}
