import { kindOfCode, KIND_RULES } from '../../../../core/offer/index.ts';
import { isBlank } from '../../../../core/text/index.ts';
import type { Problems } from '../../platform/owner/index.ts';
import { ONE_LINE } from '../../platform/shared/shown-text.ts';
import { MESSAGES } from '../../platform/shared/strings.ts';
import { URL_ID } from '../../platform/shared/url-id.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { PRODUCT_LIMITS, SOLD_KINDS } from './product-limits.ts';
import { PRODUCT_TEXTS } from './texts.ts';

type Add = (field: string, problem: string | undefined) => void;

/**
 * Checks a product by the rules that need no database.
 * @param product the product
 * @returns a sentence per field that is wrong
 * Source: docs/behaviour/reference-store.md §20.2
 */
export function productProblems(product: EditedProduct): Problems {
  const problems: Record<string, string> = {};
  const add: Add = (field, problem) => {
    if (problem !== undefined) problems[field] ??= problem;
  };
  checkWords(product, add);
  checkKind(product, add);
  checkOptions(product, add);
  for (const [index, variant] of product.variants.entries())
    checkVariant(product, variant, (field, problem) => {
      add(`variants.${index}.${field}`, problem);
    });
  return problems;
}

function checkWords(product: EditedProduct, add: Add): void {
  const { title, excerpt, body, slug, buttonText } = product;
  const texts: Readonly<Record<string, string>> = { ...product.texts };
  const { titleLength, excerptLength, bodyLength, textLength, slugLength } = PRODUCT_LIMITS;
  add('title', isBlank(title) ? MESSAGES.required : lineProblem(title, titleLength));
  add('excerpt', lengthProblem(excerpt, excerptLength));
  add('body', lengthProblem(body, bodyLength));
  add('slug', lengthProblem(slug, slugLength));
  if (slug !== '' && (!URL_ID.test(slug) || slug.length < 3)) add('slug', MESSAGES.badUrlId);
  add('buttonText', lineProblem(buttonText, textLength));
  add('tags', wordsProblem(product.tags, PRODUCT_LIMITS.tags));
  if ((product.categories ?? []).length > PRODUCT_LIMITS.categories)
    add('categories', PRODUCT_TEXTS.tooManyWords(PRODUCT_LIMITS.categories));
  for (const [name, text] of Object.entries(texts)) add(`texts.${name}`, lineProblem(text, textLength));
  // A message of the template language, with the quantity alone.
  if (/[{}#]/.test((texts['scarcity'] ?? '').replaceAll('{qtyInStock}', '')))
    add('texts.scarcity', MESSAGES.badText);
}

/** Of the tags; those of an older product are absent. */
function wordsProblem(tags: readonly string[] = [], max: number): string | undefined {
  if (tags.length > max) return PRODUCT_TEXTS.tooManyWords(max);
  if (tags.some((tag) => tag.length > PRODUCT_LIMITS.tagLength)) return PRODUCT_TEXTS.longTag;
  return tags.some((tag) => isBlank(tag) || !ONE_LINE.test(tag)) ? MESSAGES.badText : undefined;
}

function checkKind({ productType, subscriptionPlan: plan }: EditedProduct, add: Add): void {
  const { canBeSubscribed } = KIND_RULES[kindOfCode(productType)];
  if (!SOLD_KINDS.some(({ code }) => code === productType)) add('productType', MESSAGES.unfittingValue);
  if (plan === null) return;
  if (!canBeSubscribed) add('subscriptionPlan', MESSAGES.unfittingValue);
  const { billingPeriod, numBillingCycles } = plan;
  if (!isWhole(billingPeriod.value, 1, PRODUCT_LIMITS.interval)) add('interval', PRODUCT_TEXTS.badInterval);
  if (!isWhole(numBillingCycles, 0, PRODUCT_LIMITS.cycles)) add('cycles', PRODUCT_TEXTS.badCycles);
}

function checkOptions({ options, variants, productType }: EditedProduct, add: Add): void {
  const { prices } = KIND_RULES[kindOfCode(productType)];
  const keys = variants.map(({ attributes }) => JSON.stringify(options.map((name) => attributes[name])));
  if (options.length > PRODUCT_LIMITS.options) add('options', PRODUCT_TEXTS.tooManyOptions);
  if (hasTwice(options.map((name) => name.toLowerCase()))) add('options', PRODUCT_TEXTS.sameOption);
  for (const [index, name] of options.entries())
    add(
      `options.${index}.name`,
      isBlank(name) ? MESSAGES.required : lineProblem(name, PRODUCT_LIMITS.optionNameLength),
    );
  if (prices === 'own' && options.length + variants.length > 1) add('options', PRODUCT_TEXTS.onePrice);
  if (variants.length === 0) add('options', PRODUCT_TEXTS.noVariant);
  if (variants.length > PRODUCT_LIMITS.variants) add('options', PRODUCT_TEXTS.tooManyVariants);
  if (hasTwice(keys)) add('options', PRODUCT_TEXTS.sameVariant);
}

function hasTwice(texts: readonly string[]): boolean {
  return new Set(texts).size < texts.length;
}

function checkVariant(product: EditedProduct, variant: ChangedVariant, add: Add): void {
  const { sku, attributes, priceCents, salePriceCents, paymentCents = 0, stock } = variant;
  add('sku', lineProblem(sku, PRODUCT_LIMITS.skuLength));
  add('sku', valuesProblem(product, attributes));
  add('price', priceProblem(priceCents));
  if (priceCents === 0 && kindOfCode(product.productType) === 'gift-card')
    add('price', PRODUCT_TEXTS.badPrice);
  add('salePrice', priceProblem(salePriceCents ?? 0));
  if (salePriceCents !== null && salePriceCents >= priceCents) add('salePrice', PRODUCT_TEXTS.saleNotLower);
  add('payment', priceProblem(paymentCents));
  if (!isWhole(stock ?? 0, 0, PRODUCT_LIMITS.stock)) add('stock', PRODUCT_TEXTS.badStock);
}

function valuesProblem(
  { options }: EditedProduct,
  attributes: ChangedVariant['attributes'],
): string | undefined {
  const isOfAll = options.every((name) => Object.hasOwn(attributes, name));
  const values = Object.values(attributes);
  if (!isOfAll || values.length > options.length || values.some(isBlank)) return PRODUCT_TEXTS.missingValue;
  const problems = values.map((value) => lineProblem(value, PRODUCT_LIMITS.optionValueLength));
  return problems.find((problem) => problem !== undefined);
}

function priceProblem(cents: number): string | undefined {
  if (!isWhole(cents, 0, Number.MAX_SAFE_INTEGER)) return PRODUCT_TEXTS.badPrice;
  return cents > PRODUCT_LIMITS.priceCents ? PRODUCT_TEXTS.highPrice : undefined;
}

function lineProblem(text: string, maxLength: number): string | undefined {
  return ONE_LINE.test(text) ? lengthProblem(text, maxLength) : MESSAGES.badText;
}

function lengthProblem(text: string, maxLength: number): string | undefined {
  if (text.includes('\0')) return MESSAGES.badText;
  return text.length > maxLength ? MESSAGES.tooLong : undefined;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}
