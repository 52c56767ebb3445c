import { words } from '../lookup/words.ts';

/** Failure messages before the network bundle has loaded. Source: docs/behaviour/adding-to-cart.md §4; docs/behaviour/elements.md §7.2 */
export const FAILURE_WORDS = words({
  unableToAdd: 'Unable to Add Item',
  unableToPurchase: 'Unable to Purchase Item',
  unableToPurchaseGiftCard: 'Unable to purchase Gift Card',
  checkConnection: 'Please check your internet connection.',
  somethingWentWrong: 'Something went wrong',
  unableToLoad: 'Unable to load. Try again.',
  retry: 'Try again',
});
