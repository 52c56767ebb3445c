import {
  type AddressQuery,
  PRODUCT_LIST_LIMITS,
  PRODUCT_ORDERS,
  type ProductListQuery,
  readAddressQuery,
  readCount,
} from '../../../../core/product-list/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';

/** Parameters of the API besides those that pages have, too. Source: docs/behaviour/calls.md §1 */
const API_PARAMETERS = { collection: 'collection', pageSize: 'page-size', limit: 'limit' } as const;

/**
 * Reads the part of a query that is in the URL of a page.
 * @param url of the request
 * Source: docs/behaviour/product-lists.md §1.5
 */
export function readListParameters(url: string): AddressQuery {
  return readAddressQuery(new URL(url).searchParams, CURRENCY, PRODUCT_ORDERS[0]);
}

/**
 * Reads a whole query of the API. What is not understood is left out.
 * @param url of the request
 * Source: docs/behaviour/product-lists.md §1.5
 */
export function readListQuery(url: string): ProductListQuery {
  const parameters = new URL(url).searchParams;
  const { pageSize, usualPageSize } = PRODUCT_LIST_LIMITS;
  return {
    ...readListParameters(url),
    collection: parameters.get(API_PARAMETERS.collection) || null,
    pageSize: readCount(parameters.get(API_PARAMETERS.pageSize), pageSize) ?? usualPageSize,
  };
}

/**
 * Reads how many related products are wanted.
 * @param url of the request
 * Source: docs/behaviour/product-lists.md §3.1
 */
export function readRelatedLimit(url: string): number {
  const { related } = PRODUCT_LIST_LIMITS;
  return readCount(new URL(url).searchParams.get(API_PARAMETERS.limit), related) ?? related;
}
