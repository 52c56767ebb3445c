import { ADDING_LABEL } from '../../text/index.ts';
import { words } from '../lookup/words.ts';

/** Labels of a product's price, fields and button. Source: docs/behaviour/products.md §6, §8.1; docs/behaviour/adding-to-cart.md §2.1 */
export const PRODUCT_WORDS = words({
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: ADDING_LABEL,
  added: 'Added!',
  quantity: 'Quantity',
  /** First entry of a gift card's list of denominations. */
  selectValue: 'Select Value',
  /** The denominations of a gift card, where the owner gave them no name. */
  giftCardValue: 'Value',
  /** First entry of every other list of values. */
  selectVariant: 'Select {variantName}',
  /** A value that cannot be bought with the other chosen values. */
  valueSoldOut: '{value} (sold out)',
  soldOut: 'sold out',
  sale: 'sale',
  fromPrice: 'from {price}',
  /** For screen readers, before the sale price and before the struck-through one. */
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
});
