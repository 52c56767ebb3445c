import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { productListApi } from './product-list-api.ts';
import { addListColumns, LOWER_TAGS } from './tables.ts';

/** Lists of products: filtered, sorted, in pages. */
export const PRODUCT_LISTS: Feature = {
  migrations: {
    '048-lists-of-products': addListColumns,
    [GROWTH]: addIndexes({ products_tags: `products using gin (${LOWER_TAGS})` }),
  },
  routes: [productListApi],
};
