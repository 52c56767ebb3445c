import { CURRENCIES, type CurrencyCode, isCurrencyCode } from './currency.ts';
import { type Money, money } from './money.ts';
import { readDecimal } from './read-decimal.ts';

/**
 * Parses money of a document: a decimal text in major units and a currency code.
 * Unlike `minorFromDecimal` it returns undefined instead of throwing: bad data of a server is not a programmer's
 * mistake.
 * @param text anything; only decimal text such as "10.00" is read
 * @param currency anything; only the 27 codes are read
 * @returns the money, or undefined if either cannot be read exactly
 * Source: docs/behaviour/money.md §1.2, §1.3
 */
export function parseMajorUnits(text: unknown, currency: unknown): Money | undefined {
  if (!isCurrencyCode(currency)) return undefined;
  const amountMinor = readMinor(text, currency);
  return amountMinor === undefined ? undefined : money(amountMinor, currency);
}

/**
 * Converts a decimal text in major units to minor units, exactly.
 * @param text anything; only decimal text such as "10.00" is read
 * @param currency its digits decide
 * @returns a safe integer; undefined if the text cannot be read exactly
 * Source: docs/behaviour/money.md §1.2, §1.3
 */
export function readMinor(text: unknown, currency: CurrencyCode): number | undefined {
  const decimal = typeof text === 'string' ? readDecimal(text) : undefined;
  if (decimal === undefined) return undefined;
  const { fractionDigits } = CURRENCIES[currency];
  const { isNegative, integer, fraction } = decimal;
  // With one more digit, which decides how the others are rounded: half up.
  const tenths = BigInt(integer + fraction.padEnd(fractionDigits + 1, '0').slice(0, fractionDigits + 1));
  const magnitude = (tenths + 5n) / 10n;
  const amountMinor = Number(isNegative ? -magnitude : magnitude);
  return Number.isSafeInteger(amountMinor) ? amountMinor : undefined;
}
