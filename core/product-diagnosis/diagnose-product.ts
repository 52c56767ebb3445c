import { PRODUCT_TYPES } from '../enumerations/index.ts';
import { isJsonObject, type JsonObject, readArray } from '../json/index.ts';
import { type CurrencyCode, isCurrencyCode } from '../money/index.ts';
import { kindOfCode, KIND_RULES, type KindRules } from '../offer/index.ts';
import { nearestName } from '../text/index.ts';
import { diagnoseOptions } from './diagnose-options.ts';
import { currencyIn, diagnosePrices, namedCurrency } from './diagnose-price.ts';
import { parseProductText } from './parse-product-text.ts';
import { type Finding, Findings } from './findings.ts';

const EXAMPLE_OF_PRICE = '"priceMoney": { "value": "18.00", "currency": "USD" }';

/**
 * Explains mistakes and ambiguities of a product's JSON to its author: the sentences
 * behind the silent defaults of `parseProduct`.
 * @param json the product item, parsed, or its text
 * @param pageCurrency the currency of prices that name none
 * @returns the findings, in the order of the document; empty for a product without mistakes
 * Source: docs/behaviour/products.md §1.6
 */
export function diagnoseProduct(json: unknown, pageCurrency: CurrencyCode): readonly Finding[] {
  const findings = new Findings();
  const value = typeof json === 'string' ? parseProductText(json, findings) : json;
  if (value === undefined) return findings.all;
  if (!isJsonObject(value)) {
    const advice = Array.isArray(value)
      ? 'Give each tag one product of the list.'
      : 'Write the product item as a JSON object.';
    findings.addField('product', 'one object', value, advice);
    return findings.all;
  }
  const wrapper = wrapperOf(value);
  if (wrapper !== undefined) {
    findings.add(
      'product is wrapped',
      `"product" has the product inside "${wrapper}". Write what is inside.`,
    );
    return findings.all;
  }
  if (typeof value.id !== 'string' || value.id.trim() === '') {
    if (value.id === undefined) findings.addMissing(value, 'The product', 'id', NO_PRODUCT, '"id": "mug"');
    else findings.addField('id', 'a text', value.id, `Write "id": "${showId(value.id)}".`);
  }
  const content = value.structuredContent;
  if (isJsonObject(content)) diagnoseContent(content, pageCurrency, findings);
  else diagnoseNoContent(value, findings);
  return findings.all;
}

const NO_PRODUCT = 'so nothing is shown';

/** Fields in which APIs wrap a product. */
function wrapperOf(value: JsonObject): string | undefined {
  return Object.keys(value).find((name) => {
    const inner = value[name];
    return isJsonObject(inner) && 'id' in inner && 'structuredContent' in inner;
  });
}

function showId(id: unknown): string {
  return typeof id === 'number' ? String(id) : 'mug';
}

function diagnoseNoContent(item: JsonObject, findings: Findings): void {
  const isFlat = 'variants' in item || 'productType' in item || 'priceMoney' in item || 'price' in item;
  const example = isFlat
    ? '"structuredContent": { … } around "productType" and "variants"'
    : '"structuredContent": { "productType": 1, "variants": [ … ] }';
  if (item.structuredContent === undefined)
    findings.addMissing(item, 'The product', 'structuredContent', NO_PRODUCT, example);
  else findings.addField('structuredContent', 'an object', item.structuredContent, `Write ${example}.`);
}

function diagnoseContent(content: JsonObject, pageCurrency: CurrencyCode, findings: Findings): void {
  const kind = kindOfCode(content.productType);
  if (kind === 'unknown') {
    diagnoseType(content, findings);
    return;
  }
  const variants = readArray(content.variants)?.filter(isJsonObject) ?? [];
  const rules = KIND_RULES[kind];
  const currency = currencyOf([content, ...variants]) ?? pageCurrency;
  diagnosePrices(content, 'structuredContent', currency, findings);
  if (rules.prices === 'of-variants') {
    if (variants.length === 0) diagnoseNoVariants(content, findings);
  } else if (![content, ...variants].some(hasPrice))
    findings.addMissing(content, 'structuredContent', 'priceMoney', NO_PRICE, EXAMPLE_OF_PRICE);
  for (const [index, variant] of variants.entries())
    diagnoseVariant(variant, `structuredContent.variants[${index}]`, { rules, currency, findings });
  if (variants.length > 1) diagnoseOptions(content, variants, findings);
}

const NO_PRICE = 'so the price is blank and the button cannot be pressed';

function diagnoseType(content: JsonObject, findings: Findings): void {
  const { productType } = content;
  const example = '"productType": 1 for a physical product, 2 for a digital one, 3 for a service';
  if (productType === undefined) {
    findings.addMissing(content, 'structuredContent', 'productType', 'so it counts as sold out', example);
    return;
  }
  const code = Number(productType);
  const names = Object.keys(PRODUCT_TYPES) as (keyof typeof PRODUCT_TYPES)[];
  const word = typeof productType === 'string' ? nearestName(productType, names) : undefined;
  const meant = kindOfCode(code) === 'unknown' ? word && PRODUCT_TYPES[word] : code;
  const advice = meant ? `Write "productType": ${meant}.` : `Write ${example}.`;
  findings.addField('structuredContent.productType', 'a number from 1 to 5', productType, advice);
}

function diagnoseNoVariants(content: JsonObject, findings: Findings): void {
  const example = `"variants": [{ "sku": "mug", ${EXAMPLE_OF_PRICE}, "qtyInStock": 50 }]`;
  const { variants } = content;
  if (variants === undefined)
    findings.addMissing(content, 'structuredContent', 'variants', 'so it counts as sold out', example);
  else findings.addField('structuredContent.variants', 'a list of objects', variants, `Write ${example}.`);
}

interface VariantContext {
  readonly rules: KindRules;
  readonly currency: CurrencyCode;
  readonly findings: Findings;
}

function diagnoseVariant(variant: JsonObject, path: string, context: VariantContext): void {
  const { rules, currency, findings } = context;
  diagnosePrices(variant, path, currency, findings);
  if (rules.prices === 'of-variants' && !hasPrice(variant))
    findings.addMissing(variant, path, 'priceMoney', NO_PRICE, EXAMPLE_OF_PRICE);
  const { unlimited, inStock, onSale, sku } = variant;
  if (typeof (sku ?? '') !== 'string')
    findings.addField(`${path}.sku`, 'a text', sku, `Write "sku": "${showId(sku)}".`);
  diagnoseFlags({ unlimited, inStock, onSale }, path, findings);
  if (onSale === true) diagnoseSale(variant, path, findings);
  if (rules.stock === 'counted' && unlimited !== true) diagnoseStock(variant, path, findings);
}

const NO_SALE = 'so it costs as much as before';
const EXAMPLE_OF_SALE = '"salePriceMoney": { "value": "15.00", "currency": "USD" }, or no "onSale"';

function diagnoseSale(variant: JsonObject, path: string, findings: Findings): void {
  if ((variant.salePriceMoney ?? variant.salePrice ?? null) !== null) return;
  findings.addMissing(variant, `${path} is on sale and`, 'salePriceMoney', NO_SALE, EXAMPLE_OF_SALE);
}

function diagnoseFlags(flags: JsonObject, path: string, findings: Findings): void {
  for (const [name, flag] of Object.entries(flags)) {
    if (typeof (flag ?? false) === 'boolean') continue;
    const meant = flag === 'true' || flag === 1;
    findings.addField(`${path}.${name}`, 'true or false', flag, `Write "${name}": ${meant}, without quotes.`);
  }
}

function diagnoseStock(variant: JsonObject, path: string, findings: Findings): void {
  const { qtyInStock, inStock } = variant;
  if (qtyInStock === undefined || qtyInStock === null) {
    if (inStock === true) return;
    const example = '"qtyInStock": 50, or "unlimited": true';
    findings.addMissing(variant, path, 'qtyInStock', 'so it counts as sold out', example);
  } else if (!Number.isSafeInteger(qtyInStock) || Number(qtyInStock) < 0) {
    const count = Math.trunc(Math.max(0, Number(qtyInStock))) || 0;
    findings.addField(
      `${path}.qtyInStock`,
      'a whole number from 0 up',
      qtyInStock,
      `Write "qtyInStock": ${count}.`,
    );
  }
}

function hasPrice({ priceMoney, price }: JsonObject): boolean {
  return (priceMoney ?? price ?? null) !== null;
}

function currencyOf(documents: readonly JsonObject[]): CurrencyCode | undefined {
  const named = documents.flatMap(({ priceMoney, price }) => [
    namedCurrency(priceMoney),
    namedCurrency(price),
  ]);
  return named.find(isCurrencyCode) ?? named.map(currencyIn).find(Boolean);
}
