import { FAILURE_KINDS, StorefrontError } from '../errors/index.ts';
import { fieldsOf, isJsonObject, type JsonFields, type JsonObject } from '../json/index.ts';
import { PRODUCT_ORDERS, type ProductOrder } from './product-query.ts';

/** A value that a list can be narrowed to. */
export interface FilterValue {
  readonly value: string;
  /** How many products it would leave; null where the backend does not count. */
  readonly count: number | null;
}

/** What a list can be narrowed by; the backend says so for each list. Source: docs/behaviour/product-lists.md §1.6 */
export interface OfferedFilters {
  readonly options: readonly { readonly name: string; readonly values: readonly FilterValue[] }[];
  /** The lowest and the highest price of the list, in minor units; null where it cannot be narrowed by price. */
  readonly prices: { readonly minCents: number; readonly maxCents: number } | null;
  readonly hasAvailability: boolean;
}

/** A page of products. Source: docs/behaviour/product-lists.md §1.6 */
export interface ProductPage {
  /** Product items, unchecked, as `parseProduct` reads them. */
  readonly items: readonly JsonObject[];
  /** Of all pages; null where the backend does not count. */
  readonly total: number | null;
  readonly hasNextPage: boolean;
  /** The orders that the backend has; at least one. */
  readonly orders: readonly ProductOrder[];
  readonly filters: OfferedFilters;
}

/**
 * Reads the answer of `list`, field by field.
 * @param json anything
 * @throws StorefrontError of the kind `unknown-outcome` for anything but a page of products
 * Source: docs/behaviour/product-lists.md §1.6
 */
export function parseProductPage(json: unknown): ProductPage {
  const fields = fieldsOf(json);
  const items = readItems(json);
  const orders = fields.list('orders', (name) => PRODUCT_ORDERS.find((order) => order === name));
  return {
    items,
    total: fields.count('total'),
    hasNextPage: fields.flag('hasNextPage'),
    orders: orders.length > 0 ? orders : [PRODUCT_ORDERS[0]],
    filters: readOffered(fields.within('filters')),
  };
}

/**
 * Reads the answer of `related`: the products alone.
 * @param json anything
 * @throws StorefrontError of the kind `unknown-outcome` for anything but a list of products
 * Source: docs/behaviour/product-lists.md §3.1
 */
export function parseRelated(json: unknown): readonly JsonObject[] {
  return readItems(json);
}

function readItems(json: unknown): readonly JsonObject[] {
  if (!isJsonObject(json) || !Array.isArray(json['items']))
    throw new StorefrontError(FAILURE_KINDS.unknownOutcome);
  const items = fieldsOf(json).list('items', (item) => (isJsonObject(item) ? item : undefined));
  return firstOfEach(items, (item) => fieldsOf(item).trimmed('id'));
}

/** Lists show each name once; null is left out. */
function firstOfEach<Item>(items: readonly Item[], nameOf: (item: Item) => string | null): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const name = nameOf(item);
    if (name !== null && !first.has(name)) first.set(name, item);
  }
  return [...first.values()];
}

function readOffered(filters: JsonFields): OfferedFilters {
  const prices = filters.within('prices');
  const minCents = prices.count('minCents');
  const maxCents = prices.count('maxCents');
  const options = filters.objects('options').flatMap((option) => {
    const name = option.trimmed('name');
    const values = firstOfEach(option.objects('values').flatMap(readValue), ({ value }) => value);
    return name === null || values.length === 0 ? [] : [{ name, values }];
  });
  return {
    options: firstOfEach(options, ({ name }) => name),
    prices: minCents !== null && maxCents !== null && minCents <= maxCents ? { minCents, maxCents } : null,
    hasAvailability: filters.flag('hasAvailability'),
  };
}

function readValue(fields: JsonFields): readonly FilterValue[] {
  const value = fields.trimmed('value');
  return value === null ? [] : [{ value, count: fields.count('count') }];
}
