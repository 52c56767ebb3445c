// A file of its own: the entry bundle reads documents, and only backends convert.
import { assert } from '../errors/index.ts';
import { type CurrencyCode, isCurrencyCode } from './currency.ts';
import { readMinor } from './major-units.ts';

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

/** The most fraction digits of a backend's amounts: no real one has more. */
const MAX_PRECISION = 20;

/**
 * Converts an amount of a backend that keeps all currencies with the same number of fraction digits, exactly.
 * @param amount whole units of that precision, a safe integer; halves of a minor unit are rounded away from zero
 * @param precision fraction digits of the amount, 0–20 (1999 with precision 2 is 19.99)
 * @param currency one of the 27 codes; its digits decide (JPY 100000 with precision 2 is 1000)
 * @returns minor units, a safe integer
 * @throws AssertionError for a fraction, another precision, an amount that is not a safe integer of minor units, or an unknown currency
 * Source: docs/behaviour/money.md §1.7
 */
export function minorFromPrecision(amount: number, precision: number, currency: CurrencyCode): number {
  assert(Number.isSafeInteger(amount), 'minorFromPrecision', 'a safe integer', amount);
  const isPrecision = Number.isInteger(precision) && precision >= 0 && precision <= MAX_PRECISION;
  assert(isPrecision, 'minorFromPrecision', `a precision of 0–${MAX_PRECISION} digits`, precision);
  const digits = String(Math.abs(amount)).padStart(precision + 1, '0');
  const point = digits.length - precision;
  const sign = amount < 0 ? '-' : '';
  // A decimal text has a digit behind its point.
  return minorFromDecimal(`${sign}${digits.slice(0, point)}.${digits.slice(point)}0`, currency);
}
