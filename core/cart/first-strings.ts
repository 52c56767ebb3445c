/** The sentences that are shown before what speaks to the store is there. Source: docs/behaviour/adding-to-cart.md §4. */
export const FIRST_CART_STRINGS = {
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  checkConnection: 'Please check your internet connection.',
} as const;
