import { CURRENCIES, type CurrencyCode } from './currency.ts';
import { plainText, unscaleDecimal } from './decimal.ts';
import { money } from './money.ts';

/**
 * Formats minor units as a decimal text in major units, with all of the currency's digits.
 * @param amountMinor minor units, a safe integer
 * @param currency one of the 27 codes
 * @returns for example "10.00", "-0.05", "1000" for JPY
 * @throws AssertionError for a fraction, an unsafe integer or an unknown currency
 * Source: docs/behaviour/money.md §1.2, §1.3
 */
export function decimalFromMinor(amountMinor: number, currency: CurrencyCode): string {
  const exact = money(amountMinor, currency);
  return plainText(unscaleDecimal(exact.amountMinor, CURRENCIES[currency].fractionDigits));
}
