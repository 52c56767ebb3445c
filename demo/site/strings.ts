import { CART_STRINGS } from '../../core/cart/index.ts';

/** What the cart, the checkout and messages say; other pages have their words in the templates, the store its own with the server. */
export const SITE_STRINGS = {
  continueShopping: 'Continue shopping',
  emptyCart: CART_STRINGS.empty,
} as const;

/** The cart page, the checkout and the confirmation. */
export const ORDER_STRINGS = {
  cartTitle: 'Cart',
  lines: 'Items in your cart',
  summary: 'Order summary',
  subtotal: 'Subtotal',
  total: 'Total',
  checkout: 'Checkout',
  quantityOf: 'Quantity of {title}',
  update: 'Update',
  remove: 'Remove',
  removeItem: 'Remove {title}',
  each: '{price} each',
  pieces: 'Qty {quantity}',
  backToCart: 'Back to the cart',
  contact: 'Who is it for?',
  email: 'Email',
  emailHint: 'Only for news of this order.',
  fullName: 'Name',
  placeOrder: 'Place order · {total}',
  assurance: 'This is a demonstration: nothing is charged and nothing is sent.',
  errorTitle: 'Error:',
  problem: 'There is a problem',
  confirmedTitle: 'Order confirmed',
  thanks: 'Thank you, {name}',
  confirmedWords: 'Your order is placed. We are already looking for the right box.',
  orderNumber: 'Order',
  ordered: 'What you ordered',
} as const;
