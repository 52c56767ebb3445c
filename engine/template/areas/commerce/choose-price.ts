import type { PriceSummary } from '../../../../core/offer/index.ts';
import type { Scope } from '../../scope/scope.ts';
import { type Amount, NOTHING } from './amount.ts';
import type { Pricing } from './price-block.ts';

/** The wording of a price text. */
export interface PriceWords {
  /** Words the lowest price, given as markup. */
  readonly sayFrom: (price: string) => string;
  /** Words any other price, given as markup. */
  readonly say: (price: string) => string;
}

/**
 * Prints one of three: the lowest price with "from", the sale price beside the normal one, or the normal price.
 * @param summary the price of the product
 * @param words the wording
 * @param pricing prints amounts, and has the labels of a sale
 * @returns markup; "" if amounts cannot be printed, for example without a locale
 * Source: docs/behaviour/template-markup.md §3.2
 */
export function choosePrice(
  { from, price, original }: PriceSummary<Amount>,
  words: PriceWords,
  { write, labels }: Pricing,
): string {
  // Exception `no-money-is-zero`: a product without a price costs nothing.
  const now = price ?? NOTHING;
  if (from) {
    const lowest = write(now);
    return lowest && `${words.sayFrom(lowest)}\n`;
  }
  const normal = write(original ?? now);
  const normalText = normal && words.say(normal);
  if (normal === '' || original === null) return normalText;
  const reduced = words.say(write(now));
  return `${label(labels.sale)}${reduced} ${label(labels.original)}<span class="original-price">${normalText}</span>\n`;
}

function label(text: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
}

/**
 * Chooses how a price is printed without words around it.
 * @param scope has the locale
 * @returns a function that returns the price unchanged, or nothing without a locale
 */
export function sayIn(scope: Scope): (price: string) => string {
  return (price) => (scope.run.locale === undefined ? '' : price);
}
