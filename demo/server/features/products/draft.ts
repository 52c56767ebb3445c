import { listOptions } from '../../../../core/offer/index.ts';
import { decimalFromMinor } from '../../../../core/money/index.ts';
import type { FormValues } from '../../platform/http/read-form.ts';
import { CURRENCY } from '../../platform/shared/money.ts';
import type { EditedStock, ProductTexts } from '../catalogue/index.ts';
import type { ChangedVariant, EditedProduct } from './edited-product.ts';
import { PRODUCT_LIMITS } from './product-limits.ts';

/** How a product is bought. */
export const WAYS = { once: 'once', subscribe: 'subscribe', both: 'both' } as const;

/** The stock that the owner saw, as the form sends it back. */
export const SEEN_UNLIMITED = 'unlimited';

/**
 * Fills the form of a product.
 * @param product the product
 * @returns control → value
 */
export function draftOf(product: EditedProduct): FormValues {
  const draft: Record<string, string> = {
    title: product.title,
    excerpt: product.excerpt,
    body: product.body,
    slug: product.slug,
    collectionId: product.collectionId,
    isPublished: boxOf(product.isPublished),
    categories: wordsText(product.categories),
    tags: wordsText(product.tags),
    buttonText: product.buttonText,
    formId: product.formId ?? '',
    installments: boxOf(product.installments !== undefined),
    showsScarcity: boxOf(product.hidesScarcity !== true),
    ...textsDraft(product.texts),
    ...planDraft(product),
    amounts: product.variants.map(({ priceCents }) => priceText(priceCents)).join(', '),
  };
  const options = listOptions(product.options, product.variants, ({ attributes }, name) => attributes[name]);
  for (const [index, { name, values }] of options.entries()) {
    draft[`options.${index}.was`] = name;
    draft[`options.${index}.name`] = name;
    draft[`options.${index}.values`] = values.map(quoted).join(', ');
  }
  for (const [index, variant] of product.variants.entries()) addVariant(draft, index, variant);
  return draft;
}

function textsDraft(texts: ProductTexts = {}): FormValues {
  return {
    'texts.soldOut': texts.soldOut ?? '',
    'texts.scarcity': texts.scarcity ?? '',
    'texts.restock': texts.restock ?? '',
    'texts.restockButton': texts.restockButton ?? '',
  };
}

function planDraft(product: EditedProduct): FormValues {
  const way = wayOf(product);
  const { subscriptionPlan: plan } = product;
  if (plan === null) return { way, interval: '1', unit: 'MONTH', cycles: '0' };
  const { value, unit } = plan.billingPeriod;
  return { way, interval: String(value), unit, cycles: String(plan.numBillingCycles) };
}

function addVariant(draft: Record<string, string>, index: number, variant: ChangedVariant): void {
  const { sku, priceCents, salePriceCents, paymentCents, stock } = variant;
  const values = {
    was: variant.previousSku ?? sku,
    sku,
    price: priceText(priceCents),
    salePrice: salePriceCents === null ? '' : priceText(salePriceCents),
    payment: paymentCents === undefined ? '' : priceText(paymentCents),
    ...stockDraft(stock),
  };
  for (const [name, value] of Object.entries(values)) draft[`variants.${index}.${name}`] = value;
}

/**
 * Fills the controls of a stock.
 * @param stock the quantity, or null for unlimited
 */
export function stockDraft(stock: EditedStock): {
  readonly stock: string;
  readonly unlimited: string;
  readonly seen: string;
} {
  return stock === null
    ? { stock: '', unlimited: '1', seen: SEEN_UNLIMITED }
    : { stock: String(stock), unlimited: '', seen: String(stock) };
}

/**
 * Reads the controls of a stock.
 * @param typed quantity and box
 * @returns the stock; undefined for a quantity that is none
 */
export function stockIn({
  stock,
  unlimited,
}: {
  readonly stock: string;
  readonly unlimited: string;
}): EditedStock | undefined {
  if (unlimited !== '') return null;
  const digits = stock.trim().replace(/^(\d{1,3})(,\d{3})+$/, (text) => text.replaceAll(',', ''));
  return /^\d{1,9}$/.test(digits) && Number(digits) <= PRODUCT_LIMITS.stock ? Number(digits) : undefined;
}

/**
 * Reads the stock that the owner saw.
 * @param sent the hidden control
 * @returns undefined if it was not sent
 */
export function seenIn(sent: string): EditedStock | undefined {
  if (sent === SEEN_UNLIMITED) return null;
  return /^\d{1,9}$/.test(sent) ? Number(sent) : undefined;
}

function priceText(cents: number): string {
  return decimalFromMinor(cents, CURRENCY);
}

function wayOf({ subscriptionPlan, isSoldOnceToo }: EditedProduct): keyof typeof WAYS {
  if (subscriptionPlan === null) return WAYS.once;
  return isSoldOnceToo === true ? WAYS.both : WAYS.subscribe;
}

function boxOf(isTicked: boolean): string {
  return isTicked ? '1' : '';
}

/**
 * Writes words as the owner types them: separated by commas, in quotes where one has a comma.
 * @param words such as tags
 */
export function wordsText(words: readonly string[] = []): string {
  return words.map(quoted).join(', ');
}

function quoted(value: string): string {
  return value.includes(',') || value.startsWith('"') ? `"${value.replaceAll('"', '""')}"` : value;
}

/**
 * Reads values that are separated by commas; one with a comma is quoted.
 * @param text as the owner typed it
 * @returns the values in their order, without blank ones
 */
export function valuesIn(text: string): readonly string[] {
  const items = text.matchAll(/\s*(?:"((?:[^"]|"")*)"|([^,\n]*))\s*(?:[,\n]|$)/g);
  return [...items]
    .map(([, inQuotes, plain = '']) => (inQuotes?.replaceAll('""', '"') ?? plain).trim())
    .filter((value) => value !== '');
}
