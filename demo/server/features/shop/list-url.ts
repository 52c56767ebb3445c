import { type AddressQuery, PRODUCT_ORDERS, writeAddressQuery } from '../../../../core/product-list/index.ts';
import { CURRENCY } from '../../platform/shared/money.ts';

/** The address of a list: its page, and what is chosen there. */
export interface ListAddress {
  /** The path of the page. */
  readonly url: string;
  readonly query: AddressQuery;
}

/**
 * Builds the URL of a list with another choice.
 * @param address the list
 * @param changes what is different
 * Source: docs/behaviour/product-lists.md §1.5
 */
export function listUrl({ url, query }: ListAddress, changes: Partial<AddressQuery>): string {
  const written = writeAddressQuery({ ...query, ...changes }, CURRENCY, PRODUCT_ORDERS[0]).toString();
  return written === '' ? url : `${url}?${written}`;
}
