import { assert } from '../errors/index.ts';
import { CURRENCIES, type CurrencyCode, isCurrencyCode } from './currency.ts';
import { type Money, money } from './money.ts';
import { readDecimal } from './read-decimal.ts';

/**
 * Converts a decimal text in major units to minor units, exactly.
 * @param text major units, for example "10.00"; digits beyond the currency's are rounded half away from zero
 * @param currency one of the 27 codes; its digits decide (JPY "1000" is 1000)
 * @returns minor units, a safe integer
 * @throws AssertionError for text that is not a decimal number, an amount that is not a safe integer of minor units, or an unknown currency
 * Source: docs/behaviour/money.md §1.2, §1.3
 */
export function minorFromDecimal(text: string, currency: CurrencyCode): number {
  assert(isCurrencyCode(currency), 'minorFromDecimal', 'a supported currency code', currency);
  const amountMinor = readMinor(text, currency);
  assert(amountMinor !== undefined, 'minorFromDecimal', 'a decimal number in range, like "10.00"', text);
  return amountMinor;
}

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

function readMinor(text: unknown, currency: CurrencyCode): number | undefined {
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
