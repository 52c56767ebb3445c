import { isJsonObject, type JsonFields } from '../json/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import { KIND_RULES, type Stock } from '../offer/index.ts';
import type { ProductType, Variant } from './product.ts';
import { readImage } from './read-image.ts';
import { PRICE_FIELDS, readPrice, SALE_PRICE_FIELDS } from './read-money.ts';

/** The values that a variant inherits from its product. */
export interface VariantContext {
  readonly type: ProductType;
  readonly currency: CurrencyCode;
}

/**
 * Parses a variant.
 * @param fields the variant's fields
 * @param context the values inherited from its product
 * @returns the variant; each malformed field takes its default: no price, no sale, no stock, no attribute
 * Source: docs/behaviour/products.md §1.2
 */
export function parseVariant(fields: JsonFields, context: VariantContext): Variant {
  const { type, currency } = context;
  const sku = fields.trimmed('sku');
  const isOnSale = KIND_RULES[type].sale !== 'never' && fields.flag('onSale');
  return {
    id: fields.trimmed('id') ?? sku ?? '',
    sku,
    price: readPrice(fields, PRICE_FIELDS, currency),
    salePrice: isOnSale ? readPrice(fields, SALE_PRICE_FIELDS, currency) : null,
    isOnSale,
    stock: readStock(fields, type),
    attributes: readAttributes(fields),
    image: readImage(fields),
  };
}

function readStock(fields: JsonFields, type: ProductType): Stock {
  const isUnlimited = KIND_RULES[type].stock === 'endless' || fields.flag('unlimited');
  const unknown = fields.flag('inStock') ? null : 0;
  return { isUnlimited, quantity: isUnlimited ? 0 : (fields.count('qtyInStock') ?? unknown) };
}

const EMPTY_PROTOTYPE = Object.freeze(Object.create(null) as object);

function readAttributes(fields: JsonFields): Readonly<Record<string, string>> {
  // An option may be called "constructor". Without any prototype the object would be a slow dictionary.
  const attributes = Object.create(EMPTY_PROTOTYPE) as Record<string, string>;
  const given = givenAttributes(fields);
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (typeof value === 'string' || typeof value === 'number') attributes[name] = String(value).trim();
    else fields.note(`attributes.${name}`);
  }
  return attributes;
}

function givenAttributes(fields: JsonFields): Readonly<Record<string, unknown>> {
  const attributes = fields.raw('attributes');
  if (isJsonObject(attributes)) return attributes;
  if (attributes !== undefined && attributes !== null) fields.note('attributes');
  const optionValues = fields.raw('optionValues');
  if (!Array.isArray(optionValues)) return {};
  const pairs = optionValues.flatMap((pair: unknown): [string, unknown][] =>
    isJsonObject(pair) && typeof pair.optionName === 'string' ? [[pair.optionName, pair.value]] : [],
  );
  return Object.fromEntries(pairs);
}
