import { BILLING_UNITS } from '../enumerations/index.ts';
import { kindOfCode, KIND_RULES } from '../offer/index.ts';
import { fieldsOf, isJsonObject, type JsonFields, type NoteField, readInteger } from '../json/index.ts';
import type { CurrencyCode } from '../money/index.ts';
import type { Report } from '../shared/index.ts';
import { parseVariant } from './parse-variant.ts';
import type { Product, ProductType, SubscriptionPlan, Variant } from './product.ts';
import { readImage, readLink } from './read-image.ts';
import { currencyOf, PRICE_FIELDS, readPrice, SALE_PRICE_FIELDS } from './read-money.ts';
import { readOptions } from './read-options.ts';

/** The options of parsing a product. */
export interface ParseProductOptions {
  /** The currency of documents whose prices name none. */
  readonly fallbackCurrency: CurrencyCode;
  /** Called once for a malformed document, with its first bad field. */
  readonly report: Report;
}

const CONTEXT = 'product.parse';

/**
 * Parses a product item, the same JSON that templates render. Money is normalised here, once, and each malformed field
 * takes its default.
 * @param json the parsed product item, or anything else
 * @param options fallback currency and reporting
 * @returns the product; null for a value without `id` or `structuredContent`
 * Source: docs/behaviour/products.md §1
 */
export function parseProduct(json: unknown, options: ParseProductOptions): Product | null {
  const badFields: string[] = [];
  try {
    const product = readProduct(json, options.fallbackCurrency, (path) => badFields.push(path));
    if (product === null) badFields.unshift('id and structuredContent');
    if (badFields[0] !== undefined)
      options.report(new Error(`Product data: ${badFields[0]} not as promised.`), CONTEXT);
    return product;
  } catch (error) {
    // An object made by the host may have getters that throw.
    options.report(error, CONTEXT);
    return null;
  }
}

function readProduct(json: unknown, fallbackCurrency: CurrencyCode, note: NoteField): Product | null {
  const item = fieldsOf(json, note);
  const id = item.trimmed('id');
  if (id === null || !isJsonObject(item.raw('structuredContent'))) return null;

  const content = item.within('structuredContent');
  const type = readType(content);
  const variantFields = content.objects('variants');
  const currency = productCurrency([content, ...variantFields]) ?? fallbackCurrency;
  const isOnSale = content.flag('onSale');
  const own = {
    price: readPrice(content, PRICE_FIELDS, currency),
    salePrice: isOnSale ? readPrice(content, SALE_PRICE_FIELDS, currency) : null,
    isOnSale,
  };
  const parsed = variantFields.map((fields) => parseVariant(fields, { type, currency }));
  const variants = parsed.length === 0 && KIND_RULES[type].prices === 'own' ? [onlyVariant(id, own)] : parsed;
  return {
    id,
    title: item.trimmed('title') ?? '',
    url: readLink(item, 'fullUrl'),
    type,
    options: readOptions(content, variants, type),
    variants,
    ...own,
    ...readExtras(content),
    ...readWays(content, type, json),
    image: readImage(item),
    installments: item.raw('installments') ?? null,
    currency,
  };
}

function readType(content: JsonFields): ProductType {
  const type = kindOfCode(content.raw('productType'));
  if (type === 'unknown') content.note('productType');
  return type;
}

function productCurrency(documents: readonly JsonFields[]): CurrencyCode | undefined {
  for (const fields of documents) {
    const currency = currencyOf(fields, PRICE_FIELDS);
    if (currency !== undefined) return currency;
  }
  return undefined;
}

/** A digital product without variants can still be bought. */
function onlyVariant(id: string, own: Pick<Variant, 'price' | 'salePrice' | 'isOnSale'>): Variant {
  const attributes = Object.create(null) as Record<string, string>;
  return { id, sku: null, ...own, stock: { isUnlimited: true, quantity: 0 }, attributes, image: null };
}

type Extras = Pick<
  Product,
  'subscriptionPlan' | 'customAddButtonText' | 'additionalFieldsFormId' | 'additionalFieldsForm'
>;

function readExtras(content: JsonFields): Extras {
  const isCustom = content.flag('useCustomAddButtonText');
  return {
    subscriptionPlan: readPlan(content),
    customAddButtonText: isCustom ? content.trimmed('customAddButtonText') : null,
    additionalFieldsFormId: content.trimmed('additionalFieldsFormId'),
    additionalFieldsForm: content.raw('additionalFieldsForm') ?? null,
  };
}

function readWays(
  content: JsonFields,
  type: ProductType,
  json: unknown,
): Pick<Product, 'isSubscribable' | 'subscribing'> {
  const canSubscribe = KIND_RULES[type].canBeSubscribed && content.flag('isSubscribable');
  const options = content.raw('productSubscriptionOptions');
  const isSoldOnce = Array.isArray(options) && options.length > 0;
  return {
    isSubscribable: canSubscribe && !isSoldOnce,
    subscribing: canSubscribe && isSoldOnce ? json : null,
  };
}

function readPlan(content: JsonFields): SubscriptionPlan | null {
  const plan = content.within('subscriptionPlan');
  const billingPeriod = plan.read('billingPeriod', readPeriod);
  if (billingPeriod === null) return null;
  return { billingPeriod, numBillingCycles: plan.count('numBillingCycles') ?? 0 };
}

function readPeriod(json: unknown): SubscriptionPlan['billingPeriod'] | undefined {
  if (!isJsonObject(json)) return undefined;
  const value = readInteger(json.value, 1, Number.MAX_SAFE_INTEGER);
  const unit = BILLING_UNITS.find((known) => known === json.unit);
  return value === undefined || unit === undefined ? undefined : { value, unit };
}
