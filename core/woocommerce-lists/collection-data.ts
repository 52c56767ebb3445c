import { fieldsOf } from '../json/index.ts';
import { decimalFromMinor, isCurrencyCode } from '../money/index.ts';
import type { OfferedFilters } from '../product-list/index.ts';
import type { StoreCurrency, StoreQuery, WooCommerceParts } from './woocommerce-parts.ts';

/** What a list can be narrowed by, and the unit of its prices. */
export interface CollectionData {
  readonly filters: OfferedFilters;
  /** Null where it has no prices. */
  readonly currency: StoreCurrency | null;
}

const CALCULATED = { calculate_price_range: 'true', calculate_stock_status_counts: 'true' };
const SOLD_OUT = 'outofstock';

/**
 * Reads what a list can be narrowed by.
 * @param parts reads the store
 * @param scope the list, without filters
 * @param signal aborts the request
 * Source: docs/behaviour/gateways.md §5.8
 */
export async function readCollectionData(
  { read, centsOf }: WooCommerceParts,
  scope: StoreQuery,
  signal: AbortSignal,
): Promise<CollectionData> {
  const { json } = await read('/products/collection-data', { ...scope, ...CALCULATED }, signal);
  const data = fieldsOf(json);
  const range = data.within('price_range');
  const [code, unit] = [range.text('currency_code'), range.count('currency_minor_unit')];
  const currency = code === null || unit === null ? null : { currency_code: code, currency_minor_unit: unit };
  const amountOf = (name: string) => (currency ? centsOf(currency, range.text(name) ?? '') : undefined);
  const [minCents, maxCents] = [amountOf('min_price'), amountOf('max_price')];
  return {
    currency,
    filters: {
      options: [],
      prices: minCents === undefined || maxCents === undefined ? null : { minCents, maxCents },
      hasAvailability: data
        .objects('stock_status_counts')
        .some((one) => one.text('status') === SOLD_OUT && (one.count('count') ?? 0) > 0),
    },
  };
}

/**
 * Writes a price as the filters of WooCommerce take it, in the unit of the store.
 * @param cents minor units of the currency
 * @param currency of the store
 * @returns null in a currency that pages do not know
 */
export function unitsOf(cents: number, currency: StoreCurrency): number | null {
  const { currency_code: code, currency_minor_unit: decimals } = currency;
  return isCurrencyCode(code) ? Math.round(Number(decimalFromMinor(cents, code)) * 10 ** decimals) : null;
}
