/** The `sizes` of the pictures of a product page; must match `product.css`. */
export const PICTURE_SIZES =
  '(min-width: 76rem) 38rem, (min-width: 60rem) 50vw, (min-width: 48rem) 45vw, 92vw';
