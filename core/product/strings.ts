import { CART_STRINGS } from '../cart/index.ts';

/** The sentences of choosing and buying a product. Source: storefront specification §4, §5, word for word where not said otherwise */
export const PRODUCT_STRINGS = {
  selectOption: 'Please select the {option} option.',
  selectOptions: 'Please select the {options} options.',
  selectDenomination: 'Select a denomination for the Gift Card',
  variantUnavailable: 'Sorry, that item variant is unavailable. Please select another variant.',
  notEnough: CART_STRINGS.notEnough,
  quantityNotANumber: 'Quantity must be a number.',
  // Without a full stop, as in the specification.
  quantityNotWhole: 'Quantity must be a whole number',
  // The specification has the limits and no words for them.
  quantityTooSmall: 'Quantity must be {min} or more.',
  quantityTooLarge: 'Quantity must be {max} or less.',
  // Until subscription checkout is built.
  subscriptionUnavailable: 'Subscriptions cannot be started here yet.',
} as const;

/** The words on buttons, fields and marks. Source: platform specification §9; storefront specification §4 ("Adding…", "Added!") */
export const PRODUCT_LABELS = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  added: 'Added!',
  quantity: 'Quantity',
  /** First entry of a gift card's list of denominations. */
  selectValue: 'Select Value',
  /** First entry of every other list of values. */
  selectVariant: 'Select {variantName}',
  soldOut: 'sold out',
  sale: 'sale',
} as const;
