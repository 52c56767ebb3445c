import type { Feature } from '../../platform/feature.ts';
import { cartApi } from './cart-api.ts';
import { cartPage } from './cart-page.ts';
import { createCarts, followCatalogue } from './tables.ts';

/** The cart. */
export const CART: Feature = {
  tables: ['carts', 'cart_entries'],
  migrations: { '001-store': createCarts, '036-edited-products': followCatalogue },
  templates: ['cart'],
  routes: [cartApi, cartPage],
};

export type { Cart } from './cart.ts';
export { pillOf } from './pill.ts';
export { visitorCart } from './visitor-cart.ts';
