import { CURRENCIES, type CurrencyCode } from './currency.ts';
import type { Decimal } from './decimal.ts';
import { DEFAULT_SEPARATORS } from './pattern.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Prints a decimal in the classic style, for stores without a locale: symbol first, groups of three.
 * @param decimal the digits
 * @param currency whose symbol comes first; undefined prints the bare number
 * @param separators "," and "." by default
 * @returns such as "$1,234.50", "-$1,234.50", "CHF 1,234.50" (with a no-break space)
 * Source: docs/behaviour/money.md §3.2
 */
export function printClassic(
  { isNegative, integer, fraction }: Decimal,
  currency: CurrencyCode | undefined,
  { thousands, decimal } = DEFAULT_SEPARATORS,
): string {
  const symbol = currency === undefined ? '' : CURRENCIES[currency].symbol;
  const space = /\p{Letter}$/u.test(symbol) ? NO_BREAK_SPACE : '';
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, () => thousands);
  return (isNegative ? '-' : '') + symbol + space + grouped + (fraction && decimal + fraction);
}
