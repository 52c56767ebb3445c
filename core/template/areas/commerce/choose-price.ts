import type { Amount } from './amount.ts';
import type { MoneyWriter } from './money-text.ts';
import { NO_PRICE, type Price } from './price-block.ts';

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
 * Says one of the three: from what price on, the reduced price beside the normal one, or the normal one.
 * @param parts what there is to say
 * @param write writes an amount as markup
 * @returns the price; none when amounts cannot be written, as without a locale
 * Source: template language §13.3
 */
export function choosePrice(parts: PriceParts, write: MoneyWriter): Price {
  if (parts.isVaried) {
    const lowest = write(parts.lowest());
    return lowest === '' ? NO_PRICE : { kind: 'from', text: parts.sayFrom(lowest) };
  }
  const normal = write(parts.normal());
  if (normal === '') return NO_PRICE;
  const original = parts.say(normal);
  if (!parts.isOnSale) return { kind: 'normal', text: original };
  return { kind: 'sale', sale: parts.say(write(parts.reduced())), original };
}

/**
 * Says a price without words around it.
 * @param price markup
 * @returns the same
 */
export function sayAsItIs(price: string): string {
  return price;
}

/**
 * Says nothing of a price, as without a locale.
 * @returns ""
 */
export function sayNothing(): string {
  return '';
}
