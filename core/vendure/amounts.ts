import { isCurrencyCode, minorFromPrecision, plainText, unscaleDecimal } from '../money/index.ts';

/** Vendure keeps the same number of decimals in every currency, in yen, too. */
export const DEFAULT_PRECISION = 2;

/**
 * Converts an amount of Vendure to a decimal text, exactly.
 * @param amount a whole number, such as 1800
 * @param precision how many of its digits are decimals
 * @returns such as "18.00"
 */
export function decimalOf(amount: number, precision: number): string {
  return plainText(unscaleDecimal(amount, precision));
}

/**
 * Converts an amount of Vendure to minor units of its currency.
 * @param amount a whole number, such as 180000 for 1800 yen
 * @param precision how many of its digits are decimals
 * @param currency its code; null for none
 * @returns minor units; the amount itself in a currency that pages cannot show
 */
export function minorOf(amount: number, precision: number, currency: string | null): number {
  return isCurrencyCode(currency) ? minorFromPrecision(amount, precision, currency) : amount;
}
