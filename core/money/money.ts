import { assert } from '../errors/index.ts';
import { type CurrencyCode, isCurrencyCode } from './currency.ts';

/** An exact amount of one currency. Source: docs/behaviour/money.md §1.1. */
export interface Money {
  /** Whole minor units (cents; yen for JPY), a safe integer that may be negative. */
  readonly amountMinor: number;
  readonly currency: CurrencyCode;
}

/**
 * Returns whether a value is money: a safe integer of minor units and a currency of the table.
 * @param value anything
 * @returns true if the value can be formatted and calculated with
 * Source: docs/behaviour/money.md §1.1
 */
export function isMoney(value: unknown): value is Money {
  if (typeof value !== 'object' || value === null) return false;
  const { amountMinor, currency } = value as Partial<Record<keyof Money, unknown>>;
  return Number.isSafeInteger(amountMinor) && isCurrencyCode(currency);
}

/**
 * Creates money from minor units.
 * @param amountMinor whole minor units (cents; yen for JPY), a safe integer
 * @param currency one of the 27 codes
 * @returns the money; minus zero becomes zero
 * @throws AssertionError for a fraction, an unsafe integer or an unknown currency
 * Source: docs/behaviour/money.md §1.1
 */
export function money(amountMinor: number, currency: CurrencyCode): Money {
  assert(Number.isSafeInteger(amountMinor), 'money', 'a safe integer of minor units', amountMinor);
  assert(isCurrencyCode(currency), 'money', 'a supported currency code', currency);
  return { amountMinor: amountMinor === 0 ? 0 : amountMinor, currency };
}
