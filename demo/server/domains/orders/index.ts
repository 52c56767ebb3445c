export { countOrdersByDay, findOrderedCarts, type OrdersOfDay } from './count-orders-by-day.ts';
export { countOrders } from './count-orders.ts';
export { type Customer, CUSTOMER } from './customer.ts';
export { findOrders, type ListedOrder } from './find-orders.ts';
export { findOrder, type Order } from './find-order.ts';
export { answersOfLines, answersText, type LineAnswer } from './line-answers.ts';
export { canBePaidLater, insertOrder, placeOrder } from './place-order.ts';
export { type SeenCart, toSeenCart } from './seen-cart.ts';
export { sellStock, type SellStock } from './sell-stock.ts';
