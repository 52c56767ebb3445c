import { words } from '../lookup/words.ts';

/** Sentences about choosing and buying a product. Source: docs/behaviour/adding-to-cart.md §1.1; docs/behaviour/products.md §7.3 */
export const PURCHASE_WORDS = words({
  selectOption: 'Please select the {option} option.',
  selectOptions: 'Please select the {options} options.',
  selectDenomination: 'Select a denomination for the Gift Card',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  quantityNotANumber: 'Quantity must be a number.',
  // Without a full stop, unlike the others.
  quantityNotWhole: 'Quantity must be a whole number',
  // The specification has no words for these two.
  quantityTooSmall: 'Quantity must be {min} or more.',
  quantityTooLarge: 'Quantity must be {max} or less.',
  // Until there is a subscription checkout.
  subscriptionUnavailable: 'Subscriptions are not available here yet.',
});
