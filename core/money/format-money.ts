import { assert } from '../errors/index.ts';
import { CURRENCIES } from './currency.ts';
import { unscaleDecimal } from './decimal.ts';
import { isMoney, type Money } from './money.ts';
import { type NumberStyle, printDecimal } from './print-decimal.ts';
import { MAX_INTEGER_PLACES } from './read-decimal.ts';
import { isolateAmount } from './right-to-left.ts';

/** How money is printed. Source: docs/behaviour/money.md §3.3. */
export interface MoneyFormat extends NumberStyle {
  /** Leaves out a fraction that is all zeros ("$24" for "$24.00"); default false. */
  readonly isZeroFractionTrimmed?: boolean | undefined;
}

/**
 * Prints money, exactly, with the currency's digits and grouped thousands.
 * @param value the money
 * @param format the style; by default the classic one ("$1,234.50")
 * @throws AssertionError for a value that is not money, a format that is no object, or more than 15 integer places
 * Source: docs/behaviour/money.md §3.3, §3.7, §3.8
 */
export function formatMoney(value: Money, format: MoneyFormat = {}): string {
  assert(isMoney(value), 'formatMoney', 'money', value);
  assert(typeof format === 'object', 'formatMoney', 'a format object', format);
  const { fractionDigits } = CURRENCIES[value.currency];
  const decimal = unscaleDecimal(value.amountMinor, fractionDigits);
  assert(
    decimal.integer.length <= MAX_INTEGER_PLACES,
    'formatMoney',
    `at most ${MAX_INTEGER_PLACES} integer places`,
    value.amountMinor,
  );
  const isTrimmed = format.isZeroFractionTrimmed === true && /^0*$/.test(decimal.fraction);
  const printed = printDecimal(isTrimmed ? { ...decimal, fraction: '' } : decimal, format, value.currency);
  return isolateAmount(printed, format.locale);
}
