import { plainText, readNumberText, shiftDecimal } from '../../../money/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import { type Amount, NOTHING } from './amount.ts';
import { type Order, orderFor } from './order.ts';

/** Decimal places of minor units: the language counts every currency in hundredths. */
const MINOR_PLACES = 2;

/**
 * Creates a formatter of a price.
 * @param read finds the price of a product
 * @returns a formatter that prints it in minor units, exactly: "1050" for 10.50
 * Source: docs/behaviour/template-markup.md §3.1
 */
export function minorPrice(read: (item: unknown, order: Order) => Amount): PlainFormatter {
  return (_args, { isStrict }) => {
    const order = orderFor(isStrict);
    return (item) => {
      const decimal = readNumberText(read(item, order).value);
      return typeof decimal === 'object' ? plainText(shiftDecimal(decimal, MINOR_PLACES)) : NOTHING.value;
    };
  };
}
