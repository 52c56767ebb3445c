import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { customerRoutes, ERASE_PAGE } from './customer-routes.ts';
import { readCustomerPage, readCustomers, readEraseQuestion } from './read-customers.ts';

/** The data of customers: search, export and erasure by the owner. */
export const CUSTOMERS: Feature = {
  routes: [customerRoutes],
  ownerPages: [
    ownerPage({
      title: 'Customers',
      path: OWNER_URLS.customers,
      template: 'owner-customers',
      read: readCustomers,
    }),
    ownerPage({
      title: 'Customer',
      path: OWNER_URLS.customer,
      template: 'owner-customer',
      read: readCustomerPage,
    }),
    ownerPage({ ...ERASE_PAGE, template: 'owner-question', read: readEraseQuestion }),
  ],
};
