import type { OptionCounts } from '../gateway-kit/index.ts';
import { fieldsOf, isJsonObject, type JsonFields, parseJson } from '../json/index.ts';
import { type CurrencyCode, decimalFromMinor, parseMajorUnits } from '../money/index.ts';
import type { OfferedFilters, ProductFilters } from '../product-list/index.ts';

/** The filters of a list, as far as pages offer them. */
export interface ShopFilters {
  readonly options: OptionCounts;
  /** Option → value → what narrows a list to it. */
  readonly inputs: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly prices: OfferedFilters['prices'];
  readonly hasAvailability: boolean;
}

/** The selection of filters. */
export const FILTERS = 'filters { id label values { label count input } }';

/** Which filters a collection has, its owner decides with Shopify's app Search & Discovery. */
const OPTION = 'filter.v.option.';
const PRICE = 'filter.v.price';
const AVAILABILITY = 'filter.v.availability';

/**
 * Reads the filters that Shopify offers for a list.
 * @param list the connection
 * @param currency of the page
 * Source: docs/behaviour/gateways.md §4.8
 */
export function readFilters(list: JsonFields, currency: CurrencyCode): ShopFilters {
  const filters = list.objects('filters');
  const idOf = (filter: JsonFields) => filter.text('id') ?? '';
  const options = filters.filter((filter) => idOf(filter).startsWith(OPTION));
  return {
    options: byOption(options, (value) => value.count('count')),
    inputs: byOption(options, (value) => inputOf(value)),
    prices: pricesOf(
      filters.find((filter) => idOf(filter) === PRICE),
      currency,
    ),
    hasAvailability: filters.some((filter) => idOf(filter) === AVAILABILITY),
  };
}

/**
 * Writes the filters of a visitor, of which different ones have to hold at once.
 * @param filters what the visitor has chosen
 * @param inputs of the options
 * @param currency of the page
 * @returns Shopify's filters; null for a value that no product has
 */
export function writeFilters(
  filters: ProductFilters,
  inputs: ShopFilters['inputs'],
  currency: CurrencyCode,
): readonly unknown[] | null {
  const { options, minPriceCents, maxPriceCents, isAvailable } = filters;
  const major = (cents: number) => Number(decimalFromMinor(cents, currency));
  const written: unknown[] = [];
  for (const [name, values] of Object.entries(options)) {
    const known = values.flatMap((value) => inputs.get(name)?.get(value) ?? []);
    if (known.length === 0) return null;
    written.push(...known);
  }
  const price = {
    ...(minPriceCents !== null && { min: major(minPriceCents) }),
    ...(maxPriceCents !== null && { max: major(maxPriceCents) }),
  };
  if (Object.keys(price).length > 0) written.push({ price });
  if (isAvailable) written.push({ available: true });
  return written;
}

function byOption<Value>(options: readonly JsonFields[], read: (value: JsonFields) => Value) {
  return new Map(
    options.map((option) => [
      option.text('label') ?? '',
      new Map(option.objects('values').map((value) => [value.text('label') ?? '', read(value)])),
    ]),
  );
}

/** A text in JSON. */
function inputOf(value: JsonFields): unknown {
  const input = value.raw('input');
  const read = typeof input === 'string' ? parseJson(input) : input;
  return isJsonObject(read) ? read : undefined;
}

function pricesOf(filter: JsonFields | undefined, currency: CurrencyCode): OfferedFilters['prices'] {
  const [range] = filter?.objects('values') ?? [];
  if (!range) return null;
  const price = fieldsOf(inputOf(range)).within('price');
  const [min, max] = [price.raw('min') ?? 0, price.raw('max')].map((amount) =>
    typeof amount === 'number' ? parseMajorUnits(String(amount), currency)?.amountMinor : undefined,
  );
  return min === undefined || max === undefined ? null : { minCents: min, maxCents: max };
}
