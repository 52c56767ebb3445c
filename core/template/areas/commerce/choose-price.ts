import type { Scope } from '../../run/scope.ts';
import type { Amount } from './amount.ts';
import type { Pricing } from './price-block.ts';

/** The parts of a price text. */
export interface PriceParts {
  /** True for a product with varied prices. */
  readonly isVaried: boolean;
  readonly isOnSale: boolean;
  lowest(): Amount;
  normal(): Amount;
  reduced(): Amount;
  /** Words the lowest price, given as markup. */
  sayFrom(price: string): string;
  /** Words any other price, given as markup. */
  say(price: string): string;
}

/**
 * Prints one of three: the lowest price with "from", the sale price beside the normal one, or the normal price.
 * @param parts the prices and their wording
 * @param pricing prints amounts, and has the labels of a sale
 * @returns markup; "" if amounts cannot be printed, for example without a locale
 * Source: docs/behaviour/template-markup.md §3.2
 */
export function choosePrice(parts: PriceParts, { write, labels }: Pricing): string {
  if (parts.isVaried) {
    const lowest = write(parts.lowest());
    return lowest && `${parts.sayFrom(lowest)}\n`;
  }
  const normal = write(parts.normal());
  const original = normal && parts.say(normal);
  if (normal === '' || !parts.isOnSale) return original;
  const reduced = parts.say(write(parts.reduced()));
  return `${label(labels.sale)}${reduced} ${label(labels.original)}<span class="original-price">${original}</span>\n`;
}

function label(text: string): string {
  return `<span class="visually-hidden v6-visually-hidden">${text}</span>`;
}

/**
 * Chooses how a price is printed without words around it.
 * @param scope knows the locale
 * @returns a function that returns the price unchanged, or nothing without a locale
 */
export function sayIn(scope: Scope): (price: string) => string {
  return (price) => (scope.run.locale === undefined ? '' : price);
}
