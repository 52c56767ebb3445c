import type { ProductTypeCode } from '../../../enumerations/index.ts';
import { isTruthy, toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** The types whose rules differ. Source: docs/behaviour/products.md §2 */
export const PHYSICAL = 1 satisfies ProductTypeCode;
export const DIGITAL = 2 satisfies ProductTypeCode;
export const SERVICE = 3 satisfies ProductTypeCode;
export const GIFT_CARD = 4 satisfies ProductTypeCode;
export const UNDEFINED = -1 satisfies ProductTypeCode;

/**
 * Reads a product's own part.
 * @param item a product of JSON, or anything
 * @returns its `structuredContent`; undefined for missing
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function contentOf(item: unknown): unknown {
  return fieldOf(item, 'structuredContent');
}

/**
 * Reads what kind of product it is.
 * @param content a product's own part
 * @returns its code; any other number stands for an unknown type
 * Source: docs/behaviour/products.md §2
 */
export function productTypeOf(content: unknown): number {
  return toNumber(fieldOf(content, 'productType'));
}

/**
 * Tells whether the prices and the stock of a type are those of its variants, and may be reduced.
 * @param type a product type's code
 * @returns true for physical products and services
 * Source: docs/behaviour/products.md §2
 */
export function hasStock(type: number): boolean {
  return type === PHYSICAL || type === SERVICE;
}

/**
 * Reads a product's variants.
 * @param content a product's own part
 * @returns its variants, of whatever form; empty when they are no array
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function variantsOf(content: unknown): readonly unknown[] {
  const variants = fieldOf(content, 'variants');
  return Array.isArray(variants) ? variants : NONE;
}

const NONE: readonly unknown[] = [];

/**
 * Tells whether a variant, a pricing option or a digital product is reduced.
 * @param holder what has the flag `onSale`
 * @returns true when the flag is truthy
 * Source: docs/behaviour/template-markup.md §1.7
 */
export function isReduced(holder: unknown): boolean {
  return isTruthy(fieldOf(holder, 'onSale'));
}

/**
 * Tells whether a product comes in several variants.
 * @param item a product of JSON
 * @returns true for more than one variant; a digital product has none
 * Source: docs/behaviour/template-language.md §14.3
 */
export function hasSeveralVariants(item: unknown): boolean {
  const content = contentOf(item);
  return productTypeOf(content) !== DIGITAL && variantsOf(content).length > 1;
}
