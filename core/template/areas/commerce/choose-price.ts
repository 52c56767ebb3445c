import type { Scope } from '../../run/scope.ts';
import type { Amount } from './amount.ts';
import type { Pricing } from './price-block.ts';

/** What there is to say about a price. */
export interface PriceParts {
  /** True for a product of several prices. */
  readonly isVaried: boolean;
  readonly isOnSale: boolean;
  lowest(): Amount;
  normal(): Amount;
  reduced(): Amount;
  /** Puts the lowest price, as markup, into words. */
  sayFrom(price: string): string;
  /** Puts any other price, as markup, into words. */
  say(price: string): string;
}

/**
 * Prints one of the three: from what price on, the reduced price beside the normal one, or the normal one.
 * @param parts what there is to say
 * @param pricing writes amounts, and knows the labels of a sale
 * @returns markup; "" when amounts cannot be written, as without a locale
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
 * Chooses how a price is said without words around it.
 * @param scope knows the locale
 * @returns leaves a price as it is; says nothing without a locale
 */
export function sayIn(scope: Scope): (price: string) => string {
  return (price) => (scope.run.locale === undefined ? '' : price);
}
