import type { Feature } from '../../platform/feature.ts';
import { productListApi } from './product-list-api.ts';
import { addListColumns } from './tables.ts';

/** Lists of products: filtered, sorted, in pages. */
export const PRODUCT_LISTS: Feature = {
  migrations: { '048-lists-of-products': addListColumns },
  routes: [productListApi],
};
