import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import {
  METHOD_PAGE,
  NEW_METHOD_PAGE,
  newMethodData,
  readMethod,
  readMethodQuestion,
  readShipping,
} from './owner-pages.ts';
import { shippingRoutes } from './owner-routes.ts';
import { createShippingMethods } from './tables.ts';

/** The ways in which orders reach customers. */
export const SHIPPING: Feature = {
  tables: ['shipping_methods'],
  migrations: { '038-shipping-and-taxes': createShippingMethods },
  routes: [shippingRoutes],
  ownerPages: [
    ownerPage({
      title: 'Shipping',
      path: OWNER_URLS.shipping,
      template: 'owner-shipping',
      read: readShipping,
    }),
    // Before the page of a method, whose address has any id.
    ownerPage({
      ...NEW_METHOD_PAGE,
      template: 'owner-shipping-method',
      read: () => Promise.resolve(newMethodData()),
    }),
    ownerPage({ ...METHOD_PAGE, template: 'owner-shipping-method', read: readMethod }),
    ownerPage({
      title: 'Delete this shipping method?',
      path: OWNER_URLS.deleteShippingMethod,
      template: 'owner-question',
      read: readMethodQuestion,
    }),
  ],
};

export { findFreeShipping, type FreeShipping } from './free-shipping.ts';
export { seedShippingMethods } from './tables.ts';
