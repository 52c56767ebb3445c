import {
  type AddressQuery,
  type ListingSubject,
  PRODUCT_LIST_LIMITS,
  type ProductOrder,
  readAddressQuery,
  writeAddressQuery,
} from '../../core/product-list/index.ts';
import type { CurrencyCode } from '../../core/money/index.ts';
import { FILTER_KINDS, type FilterKind } from './content.ts';

/** The values of the attributes that a look is made of. */
interface LookValues {
  readonly source: ListingSubject['source'];
  readonly collection: string;
  readonly layout: 'grid' | 'list';
  readonly pageSize: number;
  readonly paging: 'links' | 'more';
  /** Kinds of filters, separated by spaces. */
  readonly filterBy: string;
}

/** What the attributes do not say. */
interface LookFacts {
  /** The author's template shows the products. */
  readonly hasTemplate: boolean;
  /** The product that others are related to, and that recent ones leave out; null while there is none. */
  readonly itemId: string | null;
  /** The ids of recently viewed products, newest first; empty for any other source. */
  readonly recentIds: readonly string[];
}

/** What a list shows, and how. */
export interface ListLook extends Omit<LookValues, 'filterBy'>, LookFacts {
  readonly filterKinds: readonly FilterKind[];
}

/** What an address leaves out, because it is usual for the list. */
interface UsualQuery {
  readonly sort: ProductOrder;
  /** Empty for all categories. */
  readonly category: string;
}

/**
 * Describes a list by its attributes.
 * @param values of its attributes
 * @param facts about its page
 */
export function lookOf(values: LookValues, facts: LookFacts): ListLook {
  // Each by its name: those of a tag are accessors of its class.
  const { source, collection, layout, pageSize, paging, filterBy } = values;
  const words = filterBy.toLowerCase().split(/[\s,]+/);
  return {
    ...{ source, collection, layout, pageSize, paging, ...facts },
    filterKinds: FILTER_KINDS.filter((kind) => words.includes(kind)),
  };
}

/**
 * Reads the query of an address.
 * @param parameters of the address
 * @param currency of its prices
 * @param usual what applies where the address names nothing
 * Source: docs/behaviour/product-lists.md §5.3
 */
export function queryIn(
  parameters: URLSearchParams,
  currency: CurrencyCode,
  { sort, category }: UsualQuery,
): AddressQuery {
  const query = readAddressQuery(parameters, currency, sort);
  return { ...query, category: query.category ?? (category || null) };
}

/**
 * Writes the parameters of a query, without what is usual.
 * @param query what to write
 * @param currency of its prices
 * @param usual what an address leaves out
 * Source: docs/behaviour/product-lists.md §5.3
 */
export function parametersFor(
  query: AddressQuery,
  currency: CurrencyCode,
  { sort, category }: UsualQuery,
): URLSearchParams {
  const isUsual = query.category === category;
  return writeAddressQuery({ ...query, category: isUsual ? null : query.category }, currency, sort);
}

/**
 * Names the products of a list.
 * @param look the list
 * @param query of its address
 * @param addedPages the pages that "Show more" has added
 * @returns null while the product that others are related to is unknown
 * Source: docs/behaviour/product-lists.md §5.1
 */
export function subjectOf(look: ListLook, query: AddressQuery, addedPages = 0): ListingSubject | null {
  const { source, pageSize, itemId, collection, recentIds } = look;
  if (source === 'recent') {
    const others = recentIds.filter((id) => id !== itemId);
    const limit = Math.min(pageSize, PRODUCT_LIST_LIMITS.recentProducts);
    return { source, query: { ids: others.slice(0, limit) } };
  }
  if (source === 'related')
    return itemId === null
      ? null
      : { source, query: { itemId, limit: Math.min(pageSize, PRODUCT_LIST_LIMITS.related) } };
  return {
    source,
    query: { ...query, page: query.page + addedPages, collection: collection || null, pageSize },
  };
}
