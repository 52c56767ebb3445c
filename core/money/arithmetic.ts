import { assert } from '../errors/index.ts';
import { isCurrencyCode, type CurrencyCode } from './currency.ts';
import { isMoney, type Money, money } from './money.ts';

/**
 * Adds amounts of one currency.
 * @param amounts any number of amounts; none sum to zero
 * @param currency the currency of all of them and of the sum
 * @throws AssertionError for a value that is not money, an unknown or a second currency, or a sum that is not a safe integer
 * Source: docs/behaviour/money.md §1.5
 */
export function sumMoney(amounts: readonly Money[], currency: CurrencyCode): Money {
  const expected = 'the currency of the sum as second argument, such as "USD"';
  assert(isCurrencyCode(currency), 'sumMoney', expected, currency);
  // Summed as BigInt, because intermediate sums of opposite signs may exceed the safe range.
  let totalMinor = 0n;
  for (const amount of amounts) {
    assert(isMoney(amount), 'sumMoney', 'money', amount);
    assert(amount.currency === currency, 'sumMoney', `amounts in ${currency}`, amount.currency);
    totalMinor += BigInt(amount.amountMinor);
  }
  return money(Number(totalMinor), currency);
}

/**
 * Multiplies an amount by a quantity.
 * @param amount the price of one
 * @param quantity the quantity, a safe integer
 * @returns the exact product in the amount's currency
 * @throws AssertionError for a value that is not money, a quantity that is not whole, or a product that is not a safe integer
 * Source: docs/behaviour/money.md §1.5
 */
export function multiplyMoney(amount: Money, quantity: number): Money {
  assert(isMoney(amount), 'multiplyMoney', 'money', amount);
  assert(Number.isSafeInteger(quantity), 'multiplyMoney', 'a whole quantity', quantity);
  // A product of safe integers that has to be rounded is at least 2^53, so `money` refuses every inexact one.
  return money(amount.amountMinor * quantity, amount.currency);
}
