import { words } from '../lookup/words.ts';

/** Words of the cart page alone. Source: docs/behaviour/cart-page.md §1, §2, §3 */
export const CART_PAGE_WORDS = words({
  cartLines: 'Items in your cart',
  quantityOf: 'Quantity of {title}',
  increase: 'Increase quantity of {title}',
  decrease: 'Decrease quantity of {title}',
  remove: 'Remove',
  removeItem: 'Remove {title}',
  removing: 'Removing…',
  removed: '{title} was removed.',
  undo: 'Undo',
  /** A link, after something was added. */
  viewCart: 'View cart',
  editForm: 'Edit',
  editItem: 'Edit {title}',
  answersMissing: 'Information is missing or invalid.',
  orderSummary: 'Order summary',
  subtotal: 'Subtotal',
  coupon: 'Coupon {code}',
  invalidCoupon: 'Coupon {code} does not apply',
  discount: 'Discount',
  shipping: 'Shipping',
  tax: 'Tax',
  total: 'Total',
  checkout: 'Checkout',
  priceEach: '{price} each',
  loadingCart: 'Loading your cart…',
});
