import { decimalFromMinor, parseMajorUnits, type CurrencyCode } from '../money/index.ts';
import {
  PRODUCT_LIST_LIMITS,
  PRODUCT_ORDERS,
  type ProductFilters,
  type ProductListQuery,
} from './product-query.ts';

/** The part of a query that is in the URL of a page. */
export type AddressQuery = Pick<ProductListQuery, 'category' | 'filters' | 'page' | 'sort'>;

/** The names of the parameters, in addresses of pages, in forms and in calls of the API. Source: docs/behaviour/product-lists.md §1.5 */
export const LIST_PARAMETERS = {
  category: 'category',
  sort: 'sort',
  page: 'page',
  minPrice: 'min-price',
  maxPrice: 'max-price',
  available: 'available',
  /** Followed by the option's name. */
  option: 'option.',
} as const;

const ON = '1';

/**
 * Reads a query from the parameters of an address. What is not understood is left out, as if it were not there.
 * @param parameters of an address or a form
 * @param currency of the prices
 * @param usualSort where the parameters name none
 * Source: docs/behaviour/product-lists.md §1.5
 */
export function readAddressQuery(
  parameters: URLSearchParams,
  currency: CurrencyCode,
  usualSort: ProductListQuery['sort'],
): AddressQuery {
  const { category, sort, page, minPrice, maxPrice, available } = LIST_PARAMETERS;
  const named = parameters.get(sort);
  return {
    category: nameIn(parameters.get(category)),
    sort: PRODUCT_ORDERS.find((order) => order === named) ?? usualSort,
    page: readCount(parameters.get(page), PRODUCT_LIST_LIMITS.page) ?? 1,
    filters: {
      options: readOptions(parameters),
      minPriceCents: readPrice(parameters.get(minPrice), currency),
      maxPriceCents: readPrice(parameters.get(maxPrice), currency),
      isAvailable: parameters.get(available) === ON,
    },
  };
}

/**
 * Writes a query as the parameters of an address, without what is usual.
 * @param query what to write
 * @param currency of the prices
 * @param usualSort the order that needs no parameter
 * @returns in a fixed order, so that equal queries have equal addresses
 * Source: docs/behaviour/product-lists.md §1.5
 */
export function writeAddressQuery(
  { category, sort, page, filters }: AddressQuery,
  currency: CurrencyCode,
  usualSort: ProductListQuery['sort'],
): URLSearchParams {
  const written = new URLSearchParams();
  if (category !== null) written.set(LIST_PARAMETERS.category, category);
  for (const [name, values] of Object.entries(filters.options).sort(byName))
    for (const value of values) written.append(`${LIST_PARAMETERS.option}${name}`, value);
  for (const bound of ['minPrice', 'maxPrice'] as const) {
    const cents = filters[`${bound}Cents`];
    if (cents !== null) written.set(LIST_PARAMETERS[bound], decimalFromMinor(cents, currency));
  }
  if (filters.isAvailable) written.set(LIST_PARAMETERS.available, ON);
  if (sort !== usualSort) written.set(LIST_PARAMETERS.sort, sort);
  if (page > 1) written.set(LIST_PARAMETERS.page, String(page));
  return written;
}

/**
 * Checks whether a parameter belongs to a list of products.
 * @param name of a parameter
 */
export function isListParameter(name: string): boolean {
  const { option, ...names } = LIST_PARAMETERS;
  return name.startsWith(option) || Object.values<string>(names).includes(name);
}

function readOptions(parameters: URLSearchParams): ProductFilters['options'] {
  const options = new Map<string, string[]>();
  let count = 0;
  for (const [parameter, text] of parameters) {
    const name = parameter.startsWith(LIST_PARAMETERS.option)
      ? nameIn(parameter.slice(LIST_PARAMETERS.option.length))
      : null;
    const value = nameIn(text);
    const values = name === null ? [] : (options.get(name) ?? []);
    if (name === null || value === null || values.includes(value)) continue;
    count += 1;
    if (count > PRODUCT_LIST_LIMITS.optionValues) break;
    options.set(name, [...values, value]);
  }
  // No prototype of the page: an option may be called "constructor".
  return Object.assign(Object.create(null) as Record<string, string[]>, Object.fromEntries(options));
}

function nameIn(text: string | null): string | null {
  const name = text?.trim() ?? '';
  return name !== '' && name.length <= PRODUCT_LIST_LIMITS.nameLength ? name : null;
}

/**
 * Reads a whole number of a query.
 * @param text of a parameter
 * @param max the highest one
 * @returns from 1; null for anything else
 */
export function readCount(text: string | null | undefined, max: number): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= max ? count : null;
}

/**
 * Reads a price of a filter.
 * @param text a decimal number in major units
 * @param currency of the price
 * @returns minor units; null for anything else, and below 0
 */
export function readPrice(text: string | null, currency: CurrencyCode): number | null {
  const amount = parseMajorUnits(text?.trim(), currency);
  return amount && amount.amountMinor >= 0 ? amount.amountMinor : null;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : Number(one > other);
}
