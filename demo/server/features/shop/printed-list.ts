import {
  chosenValues,
  LIST_PARAMETERS,
  NO_FILTERS,
  type OfferedFilters,
  type ProductFilters,
  type ProductOrder,
} from '../../../../core/product-list/index.ts';
import { decimalFromMinor } from '../../../../core/money/index.ts';
import { CURRENCY, type Money, toMoney } from '../../platform/shared/money.ts';
import { spokenLocale } from '../../platform/shared/speech.ts';
import type { FoundPage } from '../product-lists/index.ts';
import { chosenFilters, type ChosenFilter } from './chosen-filters.ts';
import { type ListAddress, listUrl } from './list-url.ts';
import { type PageLinks, pageLinks } from './page-links.ts';

/** A list of products as its page prints it: a form, and links to other pages of it. Source: docs/behaviour/reference-store.md §32.5 */
export interface PrintedList {
  /** Where the form leads. */
  readonly url: string;
  /** The chosen category; undefined for all products. */
  readonly category: string | undefined;
  readonly sort: ProductOrder;
  /** Products of all pages, in the notation of the language. */
  readonly count: string;
  readonly isOne: boolean;
  /** Whether there is anything to choose from. */
  readonly hasFilters: boolean;
  readonly options: readonly PrintedOption[];
  /** Undefined where all products cost the same. */
  readonly prices: PrintedPrices | undefined;
  readonly availability: { readonly isChosen: boolean } | undefined;
  readonly chosen: readonly ChosenFilter[];
  /** How many are chosen. */
  readonly chosenCount: number;
  readonly hasSeveral: boolean;
  /** The same list without filters. */
  readonly clearUrl: string;
  /** Undefined for a single page. */
  readonly pages: PageLinks | undefined;
}

interface PrintedOption {
  readonly title: string;
  /** The name of its fields. */
  readonly parameter: string;
  readonly values: readonly {
    readonly title: string;
    readonly count: number | null;
    readonly isChosen: boolean;
  }[];
}

interface PrintedPrices {
  readonly low: Money;
  readonly high: Money;
  /** What is in the fields; empty for no bound. */
  readonly from: string;
  readonly to: string;
}

/**
 * Prepares a list of products for its page.
 * @param found the page of the list
 * @param address where the list is, and what is chosen
 * @param pageSize products of a page, from 1
 */
export function printedList(found: FoundPage, address: ListAddress, pageSize: number): PrintedList {
  const { filters, category, sort } = address.query;
  const options = found.filters.options.map((option) => printedOption(option, filters));
  const prices = printedPrices(found.filters.prices, filters);
  const hasAvailability = found.filters.hasAvailability || filters.isAvailable;
  const chosen = chosenFilters(address);
  return {
    url: address.url,
    category: category ?? undefined,
    sort,
    count: new Intl.NumberFormat(spokenLocale()).format(found.total),
    isOne: found.total === 1,
    hasFilters: options.length > 0 || prices !== undefined || hasAvailability,
    options,
    prices,
    availability: hasAvailability ? { isChosen: filters.isAvailable } : undefined,
    chosen,
    chosenCount: chosen.length,
    hasSeveral: chosen.length > 1,
    clearUrl: listUrl(address, { filters: NO_FILTERS, page: 1 }),
    pages: pageLinks(address, Math.ceil(found.total / pageSize)),
  };
}

function printedOption(
  { name, values }: OfferedFilters['options'][number],
  filters: ProductFilters,
): PrintedOption {
  const chosen = chosenValues(filters, name);
  return {
    title: name,
    parameter: LIST_PARAMETERS.option + name,
    values: values.map(({ value, count }) => ({ title: value, count, isChosen: chosen.includes(value) })),
  };
}

function printedPrices(
  prices: OfferedFilters['prices'],
  { minPriceCents, maxPriceCents }: ProductFilters,
): PrintedPrices | undefined {
  if (prices === null) return undefined;
  const isChosen = minPriceCents !== null || maxPriceCents !== null;
  if (prices.minCents === prices.maxCents && !isChosen) return undefined;
  const fieldOf = (cents: number | null) => (cents === null ? '' : decimalFromMinor(cents, CURRENCY));
  return {
    low: toMoney(prices.minCents),
    high: toMoney(prices.maxCents),
    from: fieldOf(minPriceCents),
    to: fieldOf(maxPriceCents),
  };
}
