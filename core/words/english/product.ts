import { PRODUCT_LABELS } from '../../text/index.ts';
import { words } from '../lookup/words.ts';

/** Labels of a product's price, fields and button. Source: docs/behaviour/products.md §6, §8.1; docs/behaviour/adding-to-cart.md §2.1 */
export const PRODUCT_WORDS = words({
  addToCart: PRODUCT_LABELS.addToCart,
  subscribe: PRODUCT_LABELS.subscribe,
  adding: PRODUCT_LABELS.adding,
  added: 'Added!',
  quantity: PRODUCT_LABELS.quantity,
  /** First entry of a gift card's list of denominations. */
  selectValue: PRODUCT_LABELS.selectValue,
  /** The denominations of a gift card, where the owner gave them no name. */
  giftCardValue: PRODUCT_LABELS.giftCardValue,
  /** First entry of every other list of values. */
  selectVariant: PRODUCT_LABELS.selectVariant,
  /** A value that cannot be bought with the other chosen values. */
  valueSoldOut: '{value} (sold out)',
  soldOut: PRODUCT_LABELS.soldOut,
  sale: PRODUCT_LABELS.sale,
  fromPrice: 'from {price}',
  /** For screen readers, before the sale price and before the struck-through one. */
  salePrice: PRODUCT_LABELS.salePrice,
  originalPrice: PRODUCT_LABELS.originalPrice,
});
