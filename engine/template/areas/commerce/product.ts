import type { ProductTypeCode } from '../../../../core/enumerations/index.ts';
import { toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';

/** The product types that are printed differently. Source: docs/behaviour/products.md §2 */
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
