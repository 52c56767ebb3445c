import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { productListApi } from './product-list-api.ts';
import { addListColumns, LOWER_TAGS } from './tables.ts';

/** Lists of products: filtered, sorted, in pages. */
export const PRODUCT_LISTS: Feature = {
  migrations: {
    '048-lists-of-products': addListColumns,
    // A page of the whole site must not sort all products.
    '056-orders-of-all-products': addIndexes({
      products_in_order_of_time: 'products (created_at desc, position, id)',
      products_in_order_of_title: 'products (left(title_key, 200))',
    }),
    [GROWTH]: addIndexes({ products_tags: `products using gin (${LOWER_TAGS})` }),
  },
  routes: [productListApi],
};
