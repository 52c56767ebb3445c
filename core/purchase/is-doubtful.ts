import { fieldsOf, isJsonObject, type JsonFields, readArray } from '../json/index.ts';
import { KIND_RULES } from '../offer/index.ts';
import type { Product } from '../product/index.ts';

/**
 * Returns whether a valid document probably contains a slip of its author.
 * `diagnoseProduct` returns the sentences.
 * @param product as it was parsed
 * @param json the document that it was parsed from
 * Source: docs/behaviour/products.md §1.6
 */
export function isDoubtful(product: Product, json: unknown): boolean {
  const content = fieldsOf(fieldsOf(json).raw('structuredContent'));
  const variantFields = (readArray(content.raw('variants')) ?? []).map((variant) => fieldsOf(variant));
  const { prices, stock } = KIND_RULES[product.type];
  return (
    [content, ...variantFields].some(hasNumberForMoney) ||
    (prices === 'of-variants' && hasDoubtfulVariants(product)) ||
    (prices === 'own' && ![product, ...product.variants].some(({ price }) => price)) ||
    (stock === 'counted' && variantFields.some(isStockMissing))
  );
}

function isStockMissing(fields: JsonFields): boolean {
  return !fields.has('qtyInStock') && !fields.flag('unlimited') && !fields.flag('inStock');
}

function hasDoubtfulVariants({ variants, options }: Product): boolean {
  const isChoiceless = variants.length > 1 && options.length === 0;
  return (
    isChoiceless ||
    variants.length === 0 ||
    // The cart distinguishes variants by sku only.
    new Set(variants.map(({ sku }) => sku)).size < variants.length ||
    variants.some(({ price, salePrice, isOnSale }) => !price || (isOnSale && !salePrice))
  );
}

/** A whole number in the smallest unit is fine, and looks like one in major units. */
function hasNumberForMoney(fields: JsonFields): boolean {
  return isNumber(fields.raw('priceMoney')) || isNumber(fields.raw('salePriceMoney'));
}

function isNumber(money: unknown): boolean {
  return typeof (isJsonObject(money) ? money.value : money) === 'number';
}
