import {
  createPriceRules,
  createStockRules,
  kindOfCode,
  KIND_RULES,
  type KindRules,
  type Offer,
  type OfferReader,
  type PricedField,
} from '../../../../core/offer/index.ts';
import { isEqual } from '../../values/compare.ts';
import { isTruthy, toBoolean, toNumber } from '../../values/convert.ts';
import { fieldOf } from '../../values/path.ts';
import { type Amount, readAmount } from './amount.ts';
import { orderFor } from './order.ts';
import { contentOf, productTypeOf, variantsOf } from './product.ts';

/**
 * The rules of `core/offer` for products as templates have them: unchecked JSON. Where the template
 * language differs from the rest of the shop, as the existing engine does, it is a named exception here.
 */

/** Exception `paywalls-are-unknown`: the template language has no paywalls; they are sold out and have no price. */
function rulesOf(content: unknown): KindRules {
  const kind = kindOfCode(productTypeOf(content));
  return KIND_RULES[kind === 'paywall' ? 'unknown' : kind];
}

/** Exception `any-kind-is-subscribable`: the flag alone decides, for every kind of product. */
export function isSubscribable(content: unknown): boolean {
  return toBoolean(fieldOf(content, 'isSubscribable'));
}

/** Exception `old-fields-vary`: variants are compared by their old fields, not by the money objects. */
const OLD_FIELDS: Readonly<Record<PricedField, string>> = {
  isOnSale: 'onSale',
  price: 'price',
  salePrice: 'salePrice',
};

function isSameInOldField(one: unknown, other: unknown, field: PricedField): boolean {
  const value = fieldOf(one, OLD_FIELDS[field]);
  const otherValue = fieldOf(other, OLD_FIELDS[field]);
  return value === otherValue || isEqual(value, otherValue);
}

/**
 * Exceptions `no-money-is-zero`: an amount that is missing or cannot be read is 0, never blank; and
 * `gift-cards-can-be-reduced`: a variant's flag lowers its price, for every kind of product.
 */
const READER: Omit<OfferReader<unknown, Amount>, 'compare'> = {
  isUnlimited: (variant) => isTruthy(fieldOf(variant, 'unlimited')),
  quantityOf: (variant) => toNumber(fieldOf(variant, 'qtyInStock')),
  isOnSale: (priced) => isTruthy(fieldOf(priced, 'onSale')),
  priceOf: (priced) => readAmount(priced, 'priceMoney'),
  salePriceOf: (priced) => readAmount(priced, 'salePriceMoney'),
  isSame: isSameInOldField,
};

/** The rules of stock for the JSON of templates. */
export const STOCK_RULES = /* @__PURE__ */ createStockRules(READER);

const PRICE_RULES = /* @__PURE__ */ bindPriceRules(false);
const STRICT_PRICE_RULES = /* @__PURE__ */ bindPriceRules(true);

/** Exception `zero-above-fractions`, not in strict mode: see `orderFor`. */
function bindPriceRules(isStrict: boolean) {
  const order = orderFor(isStrict);
  return createPriceRules<unknown, Amount>({
    ...READER,
    compare: (one, other) => order(one.value, other.value),
  });
}

/** The rules of prices for the JSON of templates. */
export type TemplatePriceRules = typeof PRICE_RULES;

/**
 * Chooses the rules of prices.
 * @param isStrict true for the order of numbers
 * Source: docs/behaviour/template-markup.md §1
 */
export function priceRulesFor(isStrict: boolean): TemplatePriceRules {
  return isStrict ? STRICT_PRICE_RULES : PRICE_RULES;
}

/**
 * Reads a product for the rules.
 * @param item a product of JSON, or anything
 * @returns its kind's rules, and what has prices and stock
 * Source: docs/behaviour/products.md §2
 */
export function offerOf(item: unknown): Offer<unknown> {
  const content = contentOf(item);
  return { rules: rulesOf(content), own: content, variants: variantsOf(content) };
}

/**
 * Returns whether a product is on sale.
 * @param item a product of JSON
 * @returns true when it is marked as on sale
 * Source: docs/behaviour/template-markup.md §1.7
 */
export function isOnSale(item: unknown): boolean {
  return PRICE_RULES.isOnSale(offerOf(item));
}

/**
 * Returns whether a product is sold out.
 * @param item a product of JSON
 * @returns true when it cannot be bought
 * Source: docs/behaviour/template-markup.md §1.7
 */
export function isSoldOut(item: unknown): boolean {
  return STOCK_RULES.isSoldOut(offerOf(item));
}

/**
 * Returns whether a product's variants have different prices.
 * @param item a product of JSON
 * @returns true when the price depends on the variant
 * Source: docs/behaviour/template-markup.md §1.6
 */
export function hasVariedPrices(item: unknown): boolean {
  return PRICE_RULES.hasVariedPrices(offerOf(item));
}

/**
 * Returns whether a product has several variants.
 * @param item a product of JSON
 * @returns true for more than one variant; a digital product has none
 * Source: docs/behaviour/template-language.md §14.3
 */
export function hasSeveralVariants(item: unknown): boolean {
  const { rules, variants } = offerOf(item);
  return rules.prices !== 'own' && variants.length > 1;
}
