import { words } from '../lookup/words.ts';

/** The sentences of the cart, verbatim. Source: docs/behaviour/cart.md §2, §11; docs/behaviour/adding-to-cart.md §4. */
export const CART_WORDS = words({
  sessionExpired: 'Your session has expired. Please reload the page and try again.',
  enableCookies: 'Please enable cookies in your browser, reload the page, and try again.',
  tryAgainInAFewSeconds: 'Please try again in a few seconds.',
  tryAgain: 'Please try again.',
  notEnough: 'Sorry, we do not have enough of that item available.',
  oneCurrency: 'All items in a cart must be priced in the same currency.',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemove: 'Unable to remove item',
  unableToCheckOut: 'Unable to open the checkout',
  updateInformation: 'Update the missing or invalid information above.',
  minimumSubtotal: 'To check out, your order subtotal must be {subtotal} or more.',
  emptyCart: 'You have nothing in your shopping cart.',
  // The specification has no words for these.
  quantityCapped: 'You asked for {asked}, but only {quantity} could be added to your cart.',
  lineGone: '{title} is no longer in your cart.',
  alreadyBought: 'This cart has already been bought.',
  codeUnknown: 'This code is not valid.',
  priceChanged: 'The price has changed from {former} to {price}.',
  addedToCart: '{title} was added to your cart.',
  additionUndone: 'Adding {title} was undone.',
  /** On the pill. */
  itemCount: { one: '{n} item', other: '{n} items' },
  /** For screen readers. */
  itemsInCart: { one: 'One item in cart', other: '{n} items in cart' },
  moreItemsInCart: 'More than {n} items in cart',
});
