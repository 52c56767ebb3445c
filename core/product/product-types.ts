import { nameOfCode, PRODUCT_TYPES } from '../enumerations/index.ts';
import type { ProductType } from './product.ts';

/**
 * Names a product's type.
 * @param code what the document says
 * @returns the type; `unknown` for a code that is not in the table
 * Source: docs/behaviour/products.md §2.1
 */
export function productTypeOf(code: unknown): ProductType {
  const name = nameOfCode(PRODUCT_TYPES, code);
  return name === undefined || name === 'undefined' ? 'unknown' : name;
}

/**
 * Tells whether pieces of a type are counted. Digital products and gift cards never run out; neither does a paywall,
 * which sells access.
 * @param type the product's type
 * @returns true for types whose stock can run out
 * Source: docs/behaviour/products.md §2.3
 */
export function isStockCounted(type: ProductType): boolean {
  return type === 'physical' || type === 'service' || type === 'unknown';
}

/**
 * Tells whether a type has one price of its own instead of one for each variant.
 * @param type the product's type
 * @returns true for digital products and paywalls
 * Source: docs/behaviour/products.md §2.2
 */
export function hasOwnPrice(type: ProductType): boolean {
  return type === 'digital' || type === 'paywall';
}
