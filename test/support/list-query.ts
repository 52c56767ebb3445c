import type { Api } from '../../core/api/index.ts';
import { NO_FILTERS, type ProductListQuery, restProductLists } from '../../core/product-list/index.ts';

/** What a page says about itself. */
const PAGE = { currency: 'USD', locale: 'en-US' } as const;

/** The first page of the shop. */
export const LIST_QUERY: ProductListQuery = {
  ...{ collection: 'shop', category: null, sort: 'title', page: 1, pageSize: 24 },
  filters: NO_FILTERS,
};

/**
 * Opens the lists of the store's API.
 * @param api the client
 */
export const listsOf = (api: Api) => restProductLists(api, () => PAGE);
