import { QUANTITY_LIMITS } from '../offer/index.ts';
import { fill } from '../text/index.ts';
import { PRODUCT_STRINGS } from './purchase-strings.ts';

/** Why a typed quantity is refused. */
export type QuantityProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

/** A parsed quantity, or why it was refused. */
export type ParsedQuantity =
  | { readonly state: 'ok'; readonly quantity: number }
  | { readonly state: 'problem'; readonly problem: QuantityProblem; readonly message: string };

/** Digits with an optional sign and fraction; "1e2" and "0x10" are typing mistakes, not quantities. */
const PLAIN_NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Parses the quantity that a visitor typed. Nothing is silently corrected: anything outside 1–9999 is refused, so that
 * nobody buys a different quantity from the one they see.
 * @param text the field's text; surrounding spaces and full-width digits are fine, "2.0" is 2
 * @returns the quantity 1–9999, or the sentence for the visitor
 * Source: docs/behaviour/products.md §7.3
 */
export function parseQuantity(text: string): ParsedQuantity {
  // NFKC turns full-width digits, as East Asian keyboards type them, into ASCII.
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
