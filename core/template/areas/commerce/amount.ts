import { plainText, readNumberText } from '../../../money/index.ts';
import { toText } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import type { Order } from './order.ts';
import { isReduced } from './product.ts';

/** An amount of money for calculations. */
export interface Amount {
  /** A plain decimal in major units. */
  readonly value: string;
  /** As in the data; mostly ISO 4217. */
  readonly currency: string;
}

/** The price if nothing is known. Source: docs/behaviour/template-markup.md §1.5 */
export const NOTHING: Amount = { value: '0', currency: 'USD' };

/**
 * Reads a money object.
 * @param holder the object with the money object, or anything
 * @param field the money object's name
 * @returns its amount; 0 for an absent or unreadable value, USD for an absent currency
 * Source: docs/behaviour/template-markup.md §1.1
 */
export function readAmount(holder: unknown, field: string): Amount {
  const money = fieldOf(holder, field);
  const value = toPlainDecimal(toText(fieldOf(money, 'value')));
  const currency = fieldOf(money, 'currency');
  return { value, currency: currency === undefined ? NOTHING.currency : toText(currency) };
}

/** The form of most amounts: nothing to normalise. */
const COMMON = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,3})?$/;

function toPlainDecimal(text: string): string {
  if (COMMON.test(text)) return text;
  const decimal = readNumberText(text);
  // Infinity and NaN are as bad as anything that is not a number.
  return typeof decimal === 'object' ? plainText(decimal) : NOTHING.value;
}

/**
 * Returns the current price of a variant or a pricing option.
 * @param holder the variant
 * @returns its sale price while it is on sale, else its price
 * Source: docs/behaviour/template-markup.md §1.1
 */
export function effectiveAmount(holder: unknown): Amount {
  return readAmount(holder, isReduced(holder) ? 'salePriceMoney' : 'priceMoney');
}

/** The holder of the lowest or highest amount, and that amount. */
export interface Extreme {
  readonly holder: unknown;
  readonly amount: Amount;
}

/**
 * Finds the lowest or highest amount.
 * @param holders the objects to compare
 * @param read reads the amount of one
 * @param direction -1 for the lowest, 1 for the highest; the first one wins a tie
 * @param order compares two amounts
 * @returns the result; undefined without holders
 * Source: docs/behaviour/template-markup.md §1.2, §1.3, §1.4
 */
export function extremeOf(
  holders: readonly unknown[],
  read: (holder: unknown) => Amount,
  direction: -1 | 1,
  order: Order,
): Extreme | undefined {
  let found: Extreme | undefined;
  for (const holder of holders) {
    const amount = read(holder);
    if (found === undefined || order(amount.value, found.amount.value) * direction > 0)
      found = { holder, amount };
  }
  return found;
}
