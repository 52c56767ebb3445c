import { QUANTITY_LIMITS } from '../offer/index.ts';
import { fill } from '../text/index.ts';
import { offerOf, STOCK_RULES } from './offer-of.ts';
import { PRODUCT_STRINGS } from './strings.ts';
import type { Product } from './product.ts';

/** What is wrong with a quantity. */
export type QuantityProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

/** A quantity that was read, or why it was not. */
export type ParsedQuantity =
  | { readonly state: 'ok'; readonly quantity: number }
  | { readonly state: 'problem'; readonly problem: QuantityProblem; readonly message: string };

/** The store's settings that decide about quantities. Source: docs/behaviour/products.md §7.2 */
export interface QuantitySettings {
  /** True by default. */
  readonly multipleQuantityAllowedForServices: boolean;
}

/** Digits with an optional sign and fraction; "1e2" and "0x10" are slips of the finger, not quantities. */
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads the quantity that a visitor typed. Nothing is corrected in silence: what is outside 1–9999 is refused, so
 * that nobody buys another quantity than the one they see.
 * @param text what the field holds; spaces around it and full-width digits are fine, "2.0" is 2
 * @returns the quantity 1–9999, or the sentence for the visitor
 * Source: docs/behaviour/products.md §7.3
 */
export function parseQuantity(text: string): ParsedQuantity {
  // NFKC turns the digits of an East Asian keyboard into ours.
  const plain = text.normalize('NFKC').trim();
  if (!PLAIN_NUMBER.test(plain)) return problem('not-a-number', PRODUCT_STRINGS.quantityNotANumber);
  const quantity = Number(plain);
  if (quantity > QUANTITY_LIMITS.max) {
    return problem('too-large', fill(PRODUCT_STRINGS.quantityTooLarge, QUANTITY_LIMITS));
  }
  if (!Number.isInteger(quantity)) return problem('not-whole', PRODUCT_STRINGS.quantityNotWhole);
  if (quantity < QUANTITY_LIMITS.min) {
    return problem('too-small', fill(PRODUCT_STRINGS.quantityTooSmall, QUANTITY_LIMITS));
  }
  return { state: 'ok', quantity };
}

function problem(name: QuantityProblem, message: string): ParsedQuantity {
  return { state: 'problem', problem: name, message };
}

/**
 * Tells whether a product has a quantity field: physical products, and services where the store allows several;
 * never subscribable ones, and never where at most one piece is left.
 * @param product the product
 * @param settings the store's settings
 * @returns true when a quantity can be typed; otherwise it is 1
 * Source: docs/behaviour/products.md §7.2
 */
export function isQuantityShown(product: Product, settings: QuantitySettings): boolean {
  const { multipleQuantityAllowedForServices } = settings;
  return STOCK_RULES.canTakeSeveral(
    offerOf(product),
    product.isSubscribable,
    () => multipleQuantityAllowedForServices,
  );
}
