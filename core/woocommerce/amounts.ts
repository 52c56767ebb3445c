import { parseMajorUnits } from '../money/index.ts';
import type { WooCurrency } from './answers.ts';

/**
 * Writes an amount in major units. The decimals are a setting of the store, and need not be those of its currency.
 * @param amount whole units, such as "1800"
 * @param currency says how many of them make one
 */
export function majorUnits(amount: string, { currency_minor_unit: decimals }: WooCurrency): string {
  const digits = amount.padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/**
 * Adds amounts, in minor units of the currency.
 * @param currency the amounts' own
 * @param amounts whole units; null for an unknown amount
 * @returns undefined if one is unknown, or the currency
 * Source: docs/behaviour/gateways.md §5.2
 */
export function centsOf(currency: WooCurrency, ...amounts: readonly (string | null)[]): number | undefined {
  const cents = amounts.map((amount) => {
    const text = amount === null ? undefined : majorUnits(amount, currency);
    return parseMajorUnits(text, currency.currency_code)?.amountMinor ?? Number.NaN;
  });
  const sum = cents.reduce((total, one) => total + one, 0);
  return Number.isNaN(sum) ? undefined : sum;
}
