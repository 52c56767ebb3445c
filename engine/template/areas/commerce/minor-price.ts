import { plainText, readNumberText, shiftDecimal } from '../../../../core/money/index.ts';
import type { PlainFormatter } from '../../run/area.ts';
import type { Offer } from '../../../../core/offer/index.ts';
import { type Amount, NOTHING } from './amount.ts';
import { offerOf, priceRulesFor } from './offer.ts';

/** Decimal places of minor units: the language counts every currency in hundredths. */
const MINOR_PLACES = 2;

/**
 * Creates a formatter that prints a price of a product.
 * @param which the price to print
 * @returns a formatter that prints it in exact minor units: "1050" for 10.50
 * Source: docs/behaviour/template-markup.md §3.1
 */
export function minorPrice(which: 'fromPrice' | 'normalPrice' | 'salePrice'): PlainFormatter {
  return (_args, { isStrict }) => {
    const priceOf: (offer: Offer<unknown>) => Amount | null = priceRulesFor(isStrict)[which];
    return (item) => {
      const decimal = readNumberText((priceOf(offerOf(item)) ?? NOTHING).value);
      return typeof decimal === 'object' ? plainText(shiftDecimal(decimal, MINOR_PLACES)) : NOTHING.value;
    };
  };
}
