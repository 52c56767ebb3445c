import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/owner-page.ts';
import { confirmedPage } from './confirmed-page.ts';
import { orderRoutes } from './order-routes.ts';
import { readOrders } from './read-orders.ts';
import { readPaidQuestion } from './read-paid-question.ts';
import { addTotals, awaitPayments, createOrders, keepAnswers, placeOrders, timeOrders } from './tables.ts';

/** The placed orders. */
export const ORDERS: Feature = {
  tables: ['orders', 'order_lines'],
  migrations: {
    '001-store': createOrders,
    '013-answers': keepAnswers,
    '014-places-of-orders': placeOrders,
    '016-payments': awaitPayments,
    '019-times-of-orders': timeOrders,
    '035-totals-of-orders': addTotals,
  },
  templates: ['confirmed'],
  routes: [confirmedPage, orderRoutes],
  ownerPages: [
    ownerPage({ title: 'Orders', path: OWNER_URLS.orders, template: 'owner-table', read: readOrders }),
    ownerPage({
      title: 'Mark this order as paid?',
      path: OWNER_URLS.orderPaid,
      template: 'owner-question',
      read: readPaidQuestion,
    }),
  ],
};

export { type SellingParts, sellStock } from './sell-stock.ts';
