import { isJsonObject, type JsonFields } from '../json/index.ts';
import { type CurrencyCode, isCurrencyCode, type Money, money, parseMajorUnits } from '../money/index.ts';

/** The two fields in which documents write one amount: decimal text in major units, and the older, whole minor units. */
export type MoneyFields = readonly ['priceMoney', 'price'] | readonly ['salePriceMoney', 'salePrice'];

/** The normal price's fields. Source: docs/behaviour/money.md §1.2 */
export const PRICE_FIELDS: MoneyFields = ['priceMoney', 'price'];

/** The sale price's fields. Source: docs/behaviour/money.md §1.2 */
export const SALE_PRICE_FIELDS: MoneyFields = ['salePriceMoney', 'salePrice'];

/**
 * Finds the currency of a price.
 * @param fields the product or variant
 * @param names the fields of the price
 * @returns the currency; undefined where the document names no known one
 */
export function currencyOf(fields: JsonFields, names: MoneyFields): CurrencyCode | undefined {
  for (const name of names) {
    const code = namedCurrency(fields.raw(name));
    if (isCurrencyCode(code)) return code;
  }
  return undefined;
}

/**
 * Reads a price in any of its notations: a decimal text in major units (`value`, `decimalValue`),
 * or whole minor units (`value`, `price`, `salePrice`).
 * @param fields the product or variant
 * @param names the fields of the price
 * @param currency the product's; a price in another currency does not count
 * @returns the money; null when absent, and, with a note, when inexact, negative or in another currency
 * Source: docs/behaviour/money.md §1.2, §1.3
 */
export function readPrice(
  fields: JsonFields,
  names: readonly string[],
  currency: CurrencyCode,
): Money | null {
  let malformed: string | null = null;
  for (const name of names) {
    const value = fields.raw(name) ?? null;
    if (value === null) continue;
    const amount = typeof value === 'number' ? fromMinor(value, currency) : fromObject(value, currency);
    if (amount) return amount;
    malformed ??= name;
  }
  if (malformed !== null) fields.note(malformed);
  return null;
}

function namedCurrency(value: unknown): unknown {
  return isJsonObject(value) ? (value.currency ?? value.currencyCode) : undefined;
}

function fromObject(value: unknown, currency: CurrencyCode): Money | null {
  if (!isJsonObject(value) || (namedCurrency(value) ?? currency) !== currency) return null;
  return fromUnits(value.value, currency) ?? fromDecimalValue(value.decimalValue, currency);
}

function fromUnits(value: unknown, currency: CurrencyCode): Money | null {
  return typeof value === 'number' ? fromMinor(value, currency) : fromMajor(value, currency);
}

// A number is in major units here too, as the name implies; a JSON number's shortest text is exact.
function fromDecimalValue(value: unknown, currency: CurrencyCode): Money | null {
  return fromMajor(typeof value === 'number' ? String(value) : value, currency);
}

/** Most variants of a product cost the same. */
let latest: { readonly text: unknown; readonly amount: Money } | null = null;

function fromMajor(text: unknown, currency: CurrencyCode): Money | null {
  if (latest !== null && latest.text === text && latest.amount.currency === currency) return latest.amount;
  const amount = parseMajorUnits(text, currency);
  if (!amount || amount.amountMinor < 0) return null;
  latest = { text, amount };
  return amount;
}

function fromMinor(amountMinor: number, currency: CurrencyCode): Money | null {
  return Number.isSafeInteger(amountMinor) && amountMinor >= 0 ? money(amountMinor, currency) : null;
}
