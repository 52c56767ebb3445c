import { isEqual } from '../../values/compare.ts';
import { fieldOf } from '../../values/path.ts';
import { contentOf, DIGITAL, GIFT_CARD, hasStock, isReduced, productTypeOf, variantsOf } from './product.ts';

/**
 * Tells whether a product is on sale.
 * @param item a product of JSON
 * @returns true when a variant is, or the digital product itself; a gift card never is
 * Source: docs/behaviour/template-markup.md §1.7
 */
export function isOnSale(item: unknown): boolean {
  const content = contentOf(item);
  const type = productTypeOf(content);
  if (type === DIGITAL) return isReduced(content);
  return hasStock(type) && variantsOf(content).some(isReduced);
}

/**
 * Tells whether the variants have different prices, by their old fields, not by the money objects.
 * @param item a product of JSON
 * @returns true when any differs from the first in its flag `onSale` (missing is not false), in price, or, while the
 * first is on sale, in the sale price
 * Source: docs/behaviour/template-markup.md §1.6
 */
export function hasVariedPrices(item: unknown): boolean {
  const content = contentOf(item);
  const type = productTypeOf(content);
  if (type !== GIFT_CARD && !hasStock(type)) return false;
  const variants = variantsOf(content);
  const [first] = variants;
  const isFirstReduced = isReduced(first);
  return variants.some(
    (variant) =>
      variant !== first &&
      (differs(variant, first, 'onSale') ||
        differs(variant, first, 'price') ||
        (isFirstReduced && differs(variant, first, 'salePrice'))),
  );
}

function differs(variant: unknown, first: unknown, field: string): boolean {
  const value = fieldOf(variant, field);
  const other = fieldOf(first, field);
  return value !== other && !isEqual(value, other);
}
