import type { OfferedFilters, ProductFilters } from '../product-list/index.ts';

/** Option → value → the number of products that have it. */
export type OptionCounts = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

/** What a backend counts. */
export interface CountedOptions {
  /** Of the list without filters. */
  readonly all: OptionCounts;
  /** Of the list as it is shown. */
  readonly shown: OptionCounts;
}

/**
 * Offers options with the counts that a backend knows: it counts what is left, also by the option's own filter.
 * @param counted what it counts
 * @param filters what the visitor has chosen
 * Source: docs/behaviour/product-lists.md §1.6
 */
export function offerOptions(
  { all, shown }: CountedOptions,
  filters: ProductFilters,
): OfferedFilters['options'] {
  const chosen = Object.keys(filters.options);
  const isByOptions =
    filters.minPriceCents === null && filters.maxPriceCents === null && !filters.isAvailable;

  const countIn = (name: string, value: string): number | null => {
    if (!chosen.includes(name)) return shown.get(name)?.get(value) ?? (shown.size > 0 ? 0 : null);
    // Without the option's own filter, nothing is narrowed.
    return isByOptions && chosen.length === 1 ? (all.get(name)?.get(value) ?? null) : null;
  };

  return [...all].map(([name, values]) => ({
    name,
    values: [...values.keys()].map((value) => ({ value, count: countIn(name, value) })),
  }));
}
