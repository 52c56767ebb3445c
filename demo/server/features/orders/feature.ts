import { PRODUCT_TYPES } from '../../../../core/enumerations/index.ts';
import { addIndexes, addTextIndex, GROWTH, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { addEvents } from './add-events.ts';
import { confirmedPage } from './confirmed-page.ts';
import { memberOrders } from './member-orders.ts';
import { orderRoutes } from './order-routes.ts';
import { actionRoutes } from './owner/action-routes.ts';
import { CANCEL_PAGE, readCancelQuestion } from './owner/cancel-question.ts';
import { ORDER_PAGE, readOrderPage } from './owner/order-page.ts';
import { readOrders } from './owner/read-orders.ts';
import { readRefundPage, REFUND_PAGE } from './owner/refund-page.ts';
import { readShipmentPage, SHIPMENT_PAGE } from './owner/shipment-page.ts';
import { readPaidQuestion } from './read-paid-question.ts';
import {
  addMembers,
  addPayments,
  addTotals,
  awaitPayments,
  createOrders,
  keepAnswers,
  keepDeliveries,
  placeOrders,
  timeOrders,
} from './tables.ts';

/** The placed orders. */
export const ORDERS: Feature = {
  tables: ['orders', 'order_lines', 'order_events'],
  migrations: {
    '001-store': createOrders,
    '013-answers': keepAnswers,
    '014-places-of-orders': placeOrders,
    '016-payments': awaitPayments,
    '019-times-of-orders': timeOrders,
    '035-totals-of-orders': addTotals,
    '037-events-of-orders': addEvents,
    '038-shipping-and-taxes': keepDeliveries,
    '041-accounts-of-members': addMembers,
    '046-payments': addPayments,
    [GROWTH]: async (db) => {
      // The second line is the address in lower case.
      await addIndexes({
        orders_email: 'orders (split_part(words, chr(10), 2))',
        orders_unpaid: 'orders (position) where awaits_payment and cancelled_at is null',
        orders_to_ship:
          'orders (position) where cancelled_at is null and fulfilled_at is null and not awaits_payment',
        orders_shipped: 'orders (position) where fulfilled_at is not null',
        orders_cancelled: 'orders (position) where cancelled_at is not null',
        orders_refunded: 'orders (position) where refunded_cents > 0',
      })(db);
      await addTextIndex('orders_words', 'orders', 'words')(db);
    },
    // For counting: subscriptions, and orders with something to ship.
    [OWNER_LISTS]: addIndexes({
      orders_in_force: 'orders (id) where cancelled_at is null and not awaits_payment',
      order_lines_not_returned: `order_lines (order_id) where product_type = ${PRODUCT_TYPES.physical} and restocked < quantity`,
    }),
  },
  templates: ['confirmed', 'member-orders'],
  routes: [confirmedPage, memberOrders, orderRoutes, actionRoutes],
  ownerPages: [
    ownerPage({ title: 'Orders', path: OWNER_URLS.orders, template: 'owner-orders', read: readOrders }),
    ownerPage({ ...ORDER_PAGE, template: 'owner-order', read: readOrderPage }),
    ownerPage({
      title: 'Mark this order as paid?',
      path: OWNER_URLS.orderPaid,
      template: 'owner-question',
      read: readPaidQuestion,
    }),
    ownerPage({ ...SHIPMENT_PAGE, template: 'owner-shipment', read: readShipmentPage }),
    ownerPage({ ...CANCEL_PAGE, template: 'owner-question', read: readCancelQuestion }),
    ownerPage({ ...REFUND_PAGE, template: 'owner-refund', read: readRefundPage }),
  ],
};

export { type SellingParts, sellStock } from './sell-stock.ts';
