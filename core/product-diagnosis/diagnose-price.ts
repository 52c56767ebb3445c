import { fieldsOf, isJsonObject, type JsonObject } from '../json/index.ts';
import {
  CURRENCIES,
  type CurrencyCode,
  decimalFromMinor,
  formatMoney,
  isCurrencyCode,
  type Money,
  money,
  parseMajorUnits,
} from '../money/index.ts';
import { readPrice } from '../product/index.ts';
import { nearestName } from '../text/index.ts';
import type { Findings } from './findings.ts';

/** Money object → the field that holds the same in the smallest unit. */
const PRICE_FIELDS = { priceMoney: 'price', salePriceMoney: 'salePrice' } as const;

/** The topic of an ambiguous price. */
const A_NUMBER = 'a price is a number';

/** One price in one document. */
interface PricePlace {
  readonly path: string;
  /** The field for whole numbers of the smallest unit. */
  readonly minorField: string;
  readonly currency: CurrencyCode;
  readonly findings: Findings;
}

/**
 * Diagnoses the prices of a product or a variant.
 * @param fields the product's content or the variant
 * @param path its place in the document
 * @param currency the product's
 * @param findings receives mistakes and ambiguities
 * Source: docs/behaviour/money.md §1.2, §1.6
 */
export function diagnosePrices(
  fields: JsonObject,
  path: string,
  currency: CurrencyCode,
  findings: Findings,
): void {
  for (const [name, minorField] of Object.entries(PRICE_FIELDS)) {
    const place = { minorField, currency, findings };
    diagnoseMoney(fields[name], { ...place, path: `${path}.${name}` });
    diagnoseMinor(fields[minorField], { ...place, path: `${path}.${minorField}` });
  }
  diagnoseReduction(fields, path, currency, findings);
}

/**
 * Diagnoses a reduction that is none.
 * @param fields the product's content or the variant
 * @param path its place in the document
 * @param currency the product's
 * @param findings receives the mistake
 * Source: docs/behaviour/products.md §4.8
 */
function diagnoseReduction(
  fields: JsonObject,
  path: string,
  currency: CurrencyCode,
  findings: Findings,
): void {
  if (fields.onSale !== true) return;
  const price = readAmount(fields, ['priceMoney', 'price'], currency);
  const sale = readAmount(fields, ['salePriceMoney', 'salePrice'], currency);
  if (!price || !sale || sale.amount.amountMinor < price.amount.amountMinor) return;
  findings.add(
    'a sale price is not lower',
    `"${path}.${sale.name}" is ${formatMoney(sale.amount)}, which is not below the price, ` +
      `${formatMoney(price.amount)}: nothing is struck through. Write a lower one, or no "onSale".`,
  );
}

/** The amount of the first of two fields that has one. */
function readAmount(
  fields: JsonObject,
  names: readonly string[],
  currency: CurrencyCode,
): { readonly name: string; readonly amount: Money } | undefined {
  for (const name of names) {
    const amount = readPrice(fieldsOf(fields), [name], currency);
    if (amount) return { name, amount };
  }
  return undefined;
}

/**
 * Finds the currency that a money object names.
 * @param value the money object, or anything
 */
export function namedCurrency(value: unknown): unknown {
  return isJsonObject(value) ? (value.currency ?? value.currencyCode) : undefined;
}

function diagnoseMoney(value: unknown, place: PricePlace): void {
  if (value === undefined || value === null) return;
  if (typeof value === 'number') diagnoseNumber(value, place);
  else if (isJsonObject(value)) {
    diagnoseCurrency(namedCurrency(value), place);
    const { path } = place;
    if (typeof value.value === 'number') diagnoseNumber(value.value, { ...place, path: `${path}.value` });
    else if (value.decimalValue === undefined) diagnoseText(value.value, { ...place, path: `${path}.value` });
  } else {
    const text = amountIn(value, place.currency) ?? '18.00';
    const example = `{ "value": "${text}", "currency": "${place.currency}" }`;
    place.findings.addField(place.path, 'an object', value, `Write ${example}.`);
  }
}

/** Numbers are in the smallest unit; the author of 18 may have meant 18.00. */
function diagnoseNumber(amount: number, { path, minorField, currency, findings }: PricePlace): void {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    const text = amountIn(String(amount), currency) ?? '18.00';
    findings.addField(path, 'a decimal text', amount, `Write "${text}".`);
    return;
  }
  const major = parseMajorUnits(String(amount), currency);
  if (!major || major.amountMinor === amount) return;
  const taken = formatMoney(money(amount, currency));
  findings.add(
    A_NUMBER,
    `"${path}" is the number ${amount}, and numbers are in the smallest unit: it shows ${taken}. ` +
      `If you mean ${formatMoney(major)}, write the text "${decimalFromMinor(major.amountMinor, currency)}"; ` +
      `if you mean ${taken}, write "${decimalFromMinor(amount, currency)}" or "${minorField}": ${amount}.`,
    // The products of a page are all written alike.
    A_NUMBER,
  );
}

function diagnoseText(value: unknown, { path, currency, findings }: PricePlace): void {
  if (typeof value === 'string' && parseMajorUnits(value, currency) && !value.startsWith('-')) return;
  const text = amountIn(value, currency) ?? '18.00';
  findings.addField(path, 'a decimal text with a point', value, `Write "${text}".`);
}

function diagnoseMinor(value: unknown, place: PricePlace): void {
  if (value === undefined || value === null) return;
  if (isJsonObject(value)) diagnoseMoney(value, place);
  else if (!Number.isSafeInteger(value) || Number(value) < 0) {
    const text = amountIn(value, place.currency) ?? '18.00';
    const amountMinor = parseMajorUnits(text, place.currency)?.amountMinor ?? 1800;
    const advice = `Write "${place.minorField}": ${amountMinor}, or "${place.minorField}Money": { "value": "${text}", "currency": "${place.currency}" }.`;
    place.findings.addField(place.path, 'a whole number of the smallest unit', value, advice);
  }
}

function diagnoseCurrency(code: unknown, { path, currency, findings }: PricePlace): void {
  if (code === undefined || code === currency) return;
  const meant = currencyIn(code) ?? currency;
  if (isCurrencyCode(code)) {
    const expected = `"${currency}", the currency of the other prices`;
    findings.addField(`${path}.currency`, expected, code, `Write one currency for the whole product.`);
  } else
    findings.addField(
      `${path}.currency`,
      `one of the ${Object.keys(CURRENCIES).length} currency codes`,
      code,
      `Write "${meant}", in capital letters.`,
    );
}

/**
 * Guesses the intended currency.
 * @param written a code in any case, a symbol, or a misspelt code
 */
export function currencyIn(written: unknown): CurrencyCode | undefined {
  if (typeof written !== 'string') return undefined;
  const codes = Object.keys(CURRENCIES) as CurrencyCode[];
  const text = written.trim();
  return codes.find((code) => CURRENCIES[code].symbol === text) ?? nearestName(text, codes);
}

/** The amount that a text with symbols, separators or a decimal comma may mean, as a decimal text. */
function amountIn(value: unknown, currency: CurrencyCode): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const digits = String(value).replaceAll(/[^\d.,]/g, '');
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const text = `${whole.replaceAll(/\D/g, '') || '0'}${fraction && `.${fraction}`}`;
  const amount = digits === '' ? undefined : parseMajorUnits(text, currency);
  return amount && decimalFromMinor(amount.amountMinor, currency);
}
