import type { Settings } from '../../core/page/index.ts';
import { decimalFromMinor, formatMoney, money } from '../../core/money/index.ts';
import {
  chosenValues,
  LIST_PARAMETERS,
  type AddressQuery,
  type ListingState,
  type OfferedFilters,
  type ProductFilters,
  type ProductOrder,
  withoutValue,
} from '../../core/product-list/index.ts';
import { fill } from '../../core/text/index.ts';
import { counted, numberText, PRODUCT_LIST_WORDS } from '../../core/words/index.ts';
import type { ShownCard } from './cards.ts';

/** The page's currency and locale. */
export type PageLook = Pick<Settings, 'currency' | 'locale'>;

/** A kind of filter that an author may ask for. Source: docs/behaviour/product-lists.md §5.2 */
export const FILTER_KINDS = ['options', 'price', 'availability'] as const;

/** One of them. */
export type FilterKind = (typeof FILTER_KINDS)[number];

/** A checkbox of a filter. */
export interface ShownChoice {
  /** The name of its parameter. */
  readonly name: string;
  readonly value: string;
  readonly text: string;
  readonly isChecked: boolean;
  /** The filters after a click. */
  readonly next: ProductFilters;
}

/** The checkboxes of an option, or of the availability. */
export interface ShownFilter {
  readonly title: string;
  readonly choices: readonly ShownChoice[];
}

/** A filter that applies, and what remains without it. */
export interface ShownChip {
  /** Unique: two options may have a value of the same name. */
  readonly key: string;
  readonly text: string;
  readonly label: string;
  readonly without: ProductFilters;
}

/** What the visitor has typed into the fields of prices, in major units, and has not applied yet. */
export interface TypedPrices {
  readonly min?: string;
  readonly max?: string;
}

/** A field for the lowest or the highest price, in major units. */
export interface ShownPrice {
  readonly bound: keyof TypedPrices;
  /** The name of its parameter. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** The bound of the list. */
  readonly hint: string;
}

/** A link to another page of the list. */
export interface ShownPage {
  readonly page: number;
  readonly text: string;
  readonly label: string;
  readonly isCurrent: boolean;
  readonly href: string;
}

/** A list that has loaded. */
export interface ShownList {
  readonly state: 'shown';
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Null for lists without controls. */
  readonly controls: ShownControls | null;
  readonly emptyText: string | null;
  readonly pages: readonly ShownPage[];
  readonly hasMore: boolean;
  readonly layout: 'grid' | 'list';
  /** Null where the author's template shows the products. */
  readonly cards: readonly ShownCard[] | null;
  /** Cards that are on their way: their space is reserved. */
  readonly placeholderCount: number;
}

/** What the tag shows. */
export type ListContent =
  | { readonly state: 'hidden' }
  /** What a server has drawn, or the page's own nodes, as long as nothing is known. */
  | { readonly state: 'printed' }
  /** The printed products, or the author's content, while nothing has been loaded. */
  | { readonly state: 'waiting'; readonly isLoading: boolean; readonly hasFailed: boolean }
  | ShownList;

/** How the form with order and filters works without the script. */
export interface PrintedForm {
  /** Where it leads; undefined for the address of the page. */
  readonly action: string | undefined;
  /** Parameters that are kept. */
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Count, order and filters. */
export interface ShownControls {
  readonly countText: string | null;
  readonly sort: ProductOrder;
  readonly orders: readonly { readonly order: ProductOrder; readonly text: string }[];
  readonly filterText: string;
  /** The filters are shown. */
  readonly isOpen: boolean;
  readonly filters: readonly ShownFilter[];
  /** None where the list cannot be narrowed by price. */
  readonly prices: readonly ShownPrice[];
  readonly chips: readonly ShownChip[];
  /** How its form works without the script; null in browsers. */
  readonly printed: PrintedForm | null;
}

const ORDER_WORDS = {
  featured: 'featuredFirst',
  newest: 'newestFirst',
  'price-asc': 'cheapestFirst',
  'price-desc': 'dearestFirst',
  title: 'byTitle',
} as const satisfies Record<ProductOrder, keyof typeof PRODUCT_LIST_WORDS>;

/** What the controls depend on, besides the list. */
interface Choices {
  readonly query: AddressQuery;
  readonly typed: TypedPrices;
  /** The filters that the author wants. */
  readonly kinds: readonly FilterKind[];
  readonly look: PageLook;
  readonly isOpen: boolean;
  readonly printed: ShownControls['printed'];
}

/**
 * Formats the controls of a list.
 * @param state what has been loaded
 * @param choices of the visitor and the author
 * Source: docs/behaviour/product-lists.md §5.2, §5.3
 */
export function shownControls(
  { page }: Pick<ListingState, 'page'>,
  { query, typed, kinds, look, isOpen, printed }: Choices,
): ShownControls | null {
  if (!page) return null;
  const { filters } = query;
  const chips = shownChips(filters, look);
  return {
    countText: page.total === null ? null : counted(PRODUCT_LIST_WORDS.productCount, page.total),
    sort: query.sort,
    orders: page.orders.map((order) => ({ order, text: PRODUCT_LIST_WORDS[ORDER_WORDS[order]] })),
    filterText:
      chips.length === 0
        ? PRODUCT_LIST_WORDS.filterProducts
        : fill(PRODUCT_LIST_WORDS.filterCount, { n: numberText(chips.length) }),
    filters: [
      ...(kinds.includes('options')
        ? page.filters.options.map((option) => optionFilter(option, filters))
        : []),
      ...(kinds.includes('availability') && (page.filters.hasAvailability || filters.isAvailable)
        ? [availabilityFilter(filters)]
        : []),
    ],
    prices: kinds.includes('price') ? shownPrices(page.filters.prices, { filters, typed, look }) : [],
    chips,
    isOpen,
    printed,
  };
}

function optionFilter(
  { name, values }: OfferedFilters['options'][number],
  filters: ProductFilters,
): ShownFilter {
  const chosen = chosenValues(filters, name);
  const { options } = filters;
  return {
    title: name,
    choices: values.map(({ value, count }) => ({
      name: `${LIST_PARAMETERS.option}${name}`,
      value,
      text: count === null ? value : fill(PRODUCT_LIST_WORDS.valueWithCount, { value, n: numberText(count) }),
      isChecked: chosen.includes(value),
      next: chosen.includes(value)
        ? withoutValue(filters, name, value)
        : { ...filters, options: { ...options, [name]: [...chosen, value] } },
    })),
  };
}

function availabilityFilter(filters: ProductFilters): ShownFilter {
  const { onlyAvailable: text, filterAvailability: title } = PRODUCT_LIST_WORDS;
  const { isAvailable } = filters;
  const next = { ...filters, isAvailable: !isAvailable };
  return {
    title,
    choices: [{ name: LIST_PARAMETERS.available, value: '1', text, isChecked: isAvailable, next }],
  };
}

function shownPrices(
  bounds: OfferedFilters['prices'],
  { filters, typed, look }: Pick<Choices, 'look' | 'typed'> & { readonly filters: ProductFilters },
): readonly ShownPrice[] {
  if (!bounds) return [];
  const isChosen = filters.minPriceCents !== null || filters.maxPriceCents !== null;
  if (bounds.minCents === bounds.maxCents && !isChosen) return [];
  const text = (cents: number | null) => (cents === null ? '' : decimalFromMinor(cents, look.currency));
  return [
    {
      ...{ bound: 'min', name: LIST_PARAMETERS.minPrice, label: PRODUCT_LIST_WORDS.lowestPrice },
      text: typed.min ?? text(filters.minPriceCents),
      hint: text(bounds.minCents),
    },
    {
      ...{ bound: 'max', name: LIST_PARAMETERS.maxPrice, label: PRODUCT_LIST_WORDS.highestPrice },
      text: typed.max ?? text(filters.maxPriceCents),
      hint: text(bounds.maxCents),
    },
  ];
}

function shownChips(filters: ProductFilters, { currency, locale }: PageLook): readonly ShownChip[] {
  const amount = (cents: number) => formatMoney(money(cents, currency), { locale });
  const chip = (key: string, text: string, rest: ProductFilters): ShownChip => ({
    ...{ key, text },
    label: fill(PRODUCT_LIST_WORDS.removeFilter, { filter: text }),
    without: rest,
  });
  const { minPriceCents, maxPriceCents, isAvailable } = filters;
  const chips = Object.entries(filters.options).flatMap(([name, values]) =>
    values.map((value) =>
      chip(`${LIST_PARAMETERS.option}${name}=${value}`, value, withoutValue(filters, name, value)),
    ),
  );
  if (minPriceCents !== null)
    chips.push(
      chip(LIST_PARAMETERS.minPrice, `≥ ${amount(minPriceCents)}`, { ...filters, minPriceCents: null }),
    );
  if (maxPriceCents !== null)
    chips.push(
      chip(LIST_PARAMETERS.maxPrice, `≤ ${amount(maxPriceCents)}`, { ...filters, maxPriceCents: null }),
    );
  if (isAvailable)
    chips.push(
      chip(LIST_PARAMETERS.available, PRODUCT_LIST_WORDS.onlyAvailable, { ...filters, isAvailable: false }),
    );
  return chips;
}

/**
 * Counts the products that "Show more" is loading.
 * @param state of the list
 * @param pageSize products of a page, which is all that is known without a total
 */
export function countPlaceholders({ page, isLoading, isAdding }: ListingState, pageSize: number): number {
  if (!page || !isLoading || !isAdding) return 0;
  return page.total === null ? pageSize : Math.max(0, Math.min(pageSize, page.total - page.items.length));
}
