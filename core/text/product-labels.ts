/**
 * The English labels of a product's fields, button, marks and prices: tags print them in the page's language, templates in the
 * site's own words. Source: docs/behaviour/products.md §4.4, §6, §7, §8.1; docs/behaviour/template-markup.md §1.10
 */
export const PRODUCT_LABELS = {
  addToCart: 'Add To Cart',
  subscribe: 'Subscribe',
  adding: 'Adding…',
  quantity: 'Quantity',
  selectValue: 'Select Value',
  giftCardValue: 'Value',
  selectVariant: 'Select {variantName}',
  soldOut: 'sold out',
  sale: 'sale',
  salePrice: 'Sale Price:',
  originalPrice: 'Original Price:',
} as const;
