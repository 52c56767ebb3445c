/** The orders of a list of products; the first is the default. Source: docs/behaviour/product-lists.md §1.2 */
export const PRODUCT_ORDERS = ['featured', 'newest', 'price-asc', 'price-desc', 'title'] as const;

/** An order of a list of products. */
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** Limits of lists and searches. Source: docs/behaviour/product-lists.md §1.3, §2.1 */
export const PRODUCT_LIST_LIMITS = {
  /** Products of a page. */
  pageSize: 100,
  usualPageSize: 24,
  /** Recently viewed products that are shown; each is a request. */
  recentProducts: 12,
  /** The last page that is asked for. */
  page: 10_000,
  /** Values of all option filters together. */
  optionValues: 100,
  /** Characters of an option's name, one of its values, a collection or a category. */
  nameLength: 100,
  /** Characters of a search; the rest is ignored. */
  searchLength: 200,
  /** Results of a search. */
  hits: 50,
  related: 24,
} as const;

/** How a search weighs and corrects words. Source: docs/behaviour/product-lists.md §2.1 */
export const SEARCH_RULES = {
  /** How much a word counts by where it was found. */
  weights: { title: 8, names: 4, text: 1 },
  /** Words of fewer characters are not corrected. */
  minCorrectedLength: 4,
} as const;

/** What visitors can narrow a list by. One variant has to fit all of them. Source: docs/behaviour/product-lists.md §1.4 */
export interface ProductFilters {
  /** Option name → the accepted values, at least one. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The lowest price now, in minor units of the page's currency; null for no bound. */
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  /** Only what can be bought now. */
  readonly isAvailable: boolean;
}

/** A page of a list of products. */
export interface ProductListQuery {
  /** The collection's address or id; null for the whole catalogue. */
  readonly collection: string | null;
  /** The name of a category of the collection; null for all. */
  readonly category: string | null;
  readonly sort: ProductOrder;
  /** From 1. */
  readonly page: number;
  /** 1–100. */
  readonly pageSize: number;
  readonly filters: ProductFilters;
}

/** A search of the catalogue. */
export interface ProductSearchQuery {
  /** What the visitor has typed, trimmed; not empty. */
  readonly text: string;
  /** 1–50. */
  readonly limit: number;
  /** The language of the page, as a BCP 47 tag. */
  readonly locale: string;
}

/** Products that go with one. */
export interface RelatedQuery {
  readonly itemId: string;
  /** 1–24. */
  readonly limit: number;
}

/** No filter at all. */
export const NO_FILTERS: ProductFilters = {
  options: {},
  minPriceCents: null,
  maxPriceCents: null,
  isAvailable: false,
};
