import { addIndexes, GROWTH } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { cartApi } from './cart-api.ts';
import { cartPage } from './cart-page.ts';
import { addCodes, createCarts, followCatalogue } from './tables.ts';

/** The cart. */
export const CART: Feature = {
  tables: ['carts', 'cart_entries', 'cart_codes'],
  migrations: {
    '001-store': createCarts,
    '036-edited-products': followCatalogue,
    '039-codes': addCodes,
    [GROWTH]: addIndexes({
      cart_entries_item: 'cart_entries (item_id)',
      cart_entries_sku: 'cart_entries (sku)',
    }),
  },
  templates: ['cart'],
  routes: [cartApi, cartPage],
};

export type { Cart } from './cart.ts';
export { pillOf } from './pill.ts';
export { visitorCart } from './visitor-cart.ts';
