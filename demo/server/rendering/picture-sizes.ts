/** How wide the pictures of a product are shown on its page, as an `img` says it; `product.css` makes them so. */
export const PICTURE_SIZES =
  '(min-width: 76rem) 38rem, (min-width: 60rem) 50vw, (min-width: 48rem) 45vw, 92vw';
