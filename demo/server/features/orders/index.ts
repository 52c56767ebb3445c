export { countOrders, countOrdersByDay, findOrderedCarts, type OrdersOfDay } from './count-orders.ts';
export { CUSTOMER, type Customer } from './customer.ts';
export { findOrders } from './find-orders.ts';
export { answersOfLines, answersText } from './line-answers.ts';
export { deliveryOfRow, deliveryText, rowOfDelivery } from './order-delivery.ts';
export { type Buyer, canBePaidLater, insertOrder, placeOrder } from './place-order.ts';
export { linesOf } from './owner/read-orders.ts';
export { type SeenCart, toSeenCart } from './seen-cart.ts';
export type { SellingParts, SellStock } from './sell-stock.ts';
