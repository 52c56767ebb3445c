import type { ProductTypeCode } from '../../../enumerations/index.ts';
import { isTruthy, toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** The types with rules of their own. Source: docs/behaviour/products.md §2 */
export const PHYSICAL = 1 satisfies ProductTypeCode;
export const DIGITAL = 2 satisfies ProductTypeCode;
export const SERVICE = 3 satisfies ProductTypeCode;
export const GIFT_CARD = 4 satisfies ProductTypeCode;
export const UNDEFINED = -1 satisfies ProductTypeCode;

/**
 * Reads the product data of an item.
 * @param item a product of JSON, or anything
 * @returns its `structuredContent`; undefined for missing
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function contentOf(item: unknown): unknown {
  return fieldOf(item, 'structuredContent');
}

/**
 * Reads the product type.
 * @param content a product's `structuredContent`
 * @returns its code; any other number is an unknown type
 * Source: docs/behaviour/products.md §2
 */
export function productTypeOf(content: unknown): number {
  return toNumber(fieldOf(content, 'productType'));
}

/**
 * Tells whether a type takes its prices and stock from variants, which may be on sale.
 * @param type a product type's code
 * @returns true for physical products and services
 * Source: docs/behaviour/products.md §2
 */
export function hasStock(type: number): boolean {
  return type === PHYSICAL || type === SERVICE;
}

/**
 * Reads a product's variants.
 * @param content a product's `structuredContent`
 * @returns its variants, unchecked; empty if they are not an array
 * Source: docs/behaviour/template-markup.md §1.10
 */
export function variantsOf(content: unknown): readonly unknown[] {
  const variants = fieldOf(content, 'variants');
  return Array.isArray(variants) ? variants : NONE;
}

const NONE: readonly unknown[] = [];

/**
 * Tells whether a variant, a pricing option or a digital product is on sale.
 * @param holder the object with the flag `onSale`
 * @returns true if the flag is truthy
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
