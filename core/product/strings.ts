/** Labels of buttons, fields and marks. Source: docs/behaviour/products.md §6, §8.1; docs/behaviour/adding-to-cart.md §2.1 */
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
