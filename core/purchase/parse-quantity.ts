import { QUANTITY_LIMITS } from '../offer/index.ts';
import { fill } from '../text/index.ts';
import { asciiDigits, numberText, PURCHASE_WORDS } from '../words/index.ts';

/** Why a typed quantity is refused. */
export type QuantityProblem = 'not-a-number' | 'not-whole' | 'too-small' | 'too-large';

/** A parsed quantity, or why it was refused. */
export type ParsedQuantity =
  | { readonly state: 'ok'; readonly quantity: number }
  | { readonly state: 'problem'; readonly problem: QuantityProblem; readonly message: string };

/** Digits with an optional sign and fraction; "1e2" and "0x10" are typing mistakes, not quantities. One way to read each text: the store reads it, too. */
const PLAIN_NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/**
 * Parses the quantity that a visitor typed. Nothing is silently corrected: anything outside 1–9999 is refused, so that
 * visitors buy exactly the quantity they see.
 * @param text the field's text; surrounding spaces, full-width digits, and Arabic ones on an Arabic page, are fine, "2.0" is 2
 * @returns the quantity 1–9999, or the sentence for the visitor
 * Source: docs/behaviour/products.md §7.3
 */
export function parseQuantity(text: string): ParsedQuantity {
  // NFKC turns full-width digits, as East Asian keyboards type them, into ASCII.
  const plain = asciiDigits(text.normalize('NFKC')).trim();
  if (!PLAIN_NUMBER.test(plain)) return problem('not-a-number', PURCHASE_WORDS.quantityNotANumber);
  const quantity = Number(plain);
  if (quantity > QUANTITY_LIMITS.max) {
    return problem(
      'too-large',
      fill(PURCHASE_WORDS.quantityTooLarge, { max: numberText(QUANTITY_LIMITS.max) }),
    );
  }
  if (!Number.isInteger(quantity)) return problem('not-whole', PURCHASE_WORDS.quantityNotWhole);
  if (quantity < QUANTITY_LIMITS.min) {
    return problem(
      'too-small',
      fill(PURCHASE_WORDS.quantityTooSmall, { min: numberText(QUANTITY_LIMITS.min) }),
    );
  }
  return { state: 'ok', quantity };
}

function problem(name: QuantityProblem, message: string): ParsedQuantity {
  return { state: 'problem', problem: name, message };
}
