/** Those of the sentences that are said before what speaks to the store is there. Source: docs/behaviour/cart.md §2; docs/behaviour/adding-to-cart.md §4. */
export const FIRST_CART_STRINGS = {
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  checkConnection: 'Please check your internet connection.',
  oneItemSpoken: 'One item in cart',
  itemsSpoken: '{n} items in cart',
  moreThanCapSpoken: 'More than 100 items in cart',
} as const;
