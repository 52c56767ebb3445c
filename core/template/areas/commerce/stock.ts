import { isTruthy, toBoolean, toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { contentOf, DIGITAL, GIFT_CARD, hasStock, productTypeOf, variantsOf } from './product.ts';

/**
 * Tells whether a product is sold out.
 * @param item a product of JSON
 * @returns true when no variant is unlimited or in stock; digital products and gift cards never are
 * Source: docs/behaviour/template-markup.md §1.7
 */
export function isSoldOut(item: unknown): boolean {
  const content = contentOf(item);
  const type = productTypeOf(content);
  if (type === DIGITAL || type === GIFT_CARD) return false;
  return (
    !hasStock(type) || !variantsOf(content).some((variant) => isUnlimited(variant) || stockOf(variant) > 0)
  );
}

/**
 * Returns the remaining stock of a product's variants.
 * @param content a product's `structuredContent`
 * @returns the largest safe integer if a variant is unlimited, else the sum; NaN if a stock is not a number
 * Source: docs/behaviour/template-markup.md §1.8
 */
export function stockLeft(content: unknown): number {
  const variants = variantsOf(content);
  if (variants.some(isUnlimited)) return Number.MAX_SAFE_INTEGER;
  return variants.reduce<number>((sum, variant) => sum + stockOf(variant), 0);
}

/**
 * Tells whether a product is sold by subscription.
 * @param content a product's `structuredContent`
 * @returns true if its flag is on
 * Source: docs/behaviour/template-language.md §1.3; docs/behaviour/template-markup.md §3.3
 */
export function isSubscribable(content: unknown): boolean {
  return toBoolean(fieldOf(content, 'isSubscribable'));
}

function isUnlimited(variant: unknown): boolean {
  return isTruthy(fieldOf(variant, 'unlimited'));
}

function stockOf(variant: unknown): number {
  return toNumber(fieldOf(variant, 'qtyInStock'));
}
