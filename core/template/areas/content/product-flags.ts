import type { ProductTypeCode } from '../../../enumerations/index.ts';
import { isTruthy, toNumber } from '../../values/convert.ts';
import { step } from '../../values/path.ts';

const PHYSICAL = 1 satisfies ProductTypeCode;
const DIGITAL = 2 satisfies ProductTypeCode;
const SERVICE = 3 satisfies ProductTypeCode;
const GIFT_CARD = 4 satisfies ProductTypeCode;

function contentOf(item: unknown): unknown {
  return step(item, 'structuredContent');
}

function typeOfProduct(item: unknown): number {
  return toNumber(step(contentOf(item), 'productType'));
}

function variantsOf(item: unknown): readonly unknown[] {
  const variants = step(contentOf(item), 'variants');
  return Array.isArray(variants) ? variants : [];
}

/**
 * Tells whether a product is on sale.
 * @param item a product of JSON
 * @returns true when a variant is, or the digital product itself; a gift card never is
 * Source: template language §13.1 (on sale)
 */
export function isOnSale(item: unknown): boolean {
  const type = typeOfProduct(item);
  if (type === DIGITAL) return isTruthy(step(contentOf(item), 'onSale'));
  if (type !== PHYSICAL && type !== SERVICE) return false;
  return variantsOf(item).some((variant) => isTruthy(step(variant, 'onSale')));
}

/**
 * Tells whether nothing of a product is left.
 * @param item a product of JSON
 * @returns true when no variant is unlimited or in stock; digital products and gift cards never are
 * Source: template language §13.1 (sold out)
 */
export function isSoldOut(item: unknown): boolean {
  const type = typeOfProduct(item);
  if (type === DIGITAL || type === GIFT_CARD) return false;
  if (type !== PHYSICAL && type !== SERVICE) return true;
  return !variantsOf(item).some(
    (variant) => isTruthy(step(variant, 'unlimited')) || toNumber(step(variant, 'qtyInStock')) > 0,
  );
}
