export { countOrdersByDay, findOrderedCarts, type OrdersOfDay } from './count-orders-by-day.ts';
export { countOrders } from './count-orders.ts';
export { type Customer, CUSTOMER } from './customer.ts';
export { findOrders } from './find-orders.ts';
export { answersOfLines, answersText } from './line-answers.ts';
export { canBePaidLater, insertOrder, placeOrder } from './place-order.ts';
export { linesOf } from './read-orders.ts';
export { type SeenCart, toSeenCart } from './seen-cart.ts';
export type { SellingParts, SellStock } from './sell-stock.ts';
