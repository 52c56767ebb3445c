export { addEntry, type Addition } from './add-entry.ts';
export {
  type CartData,
  cartData,
  choicesOf,
  type LineData,
  type PrintedCart,
  type TotalsData,
} from './cart-data.ts';
export type { Cart, CartEntry } from './cart.ts';
export { removeEntry, setQuantity } from './change-entry.ts';
export { checkAnswers } from './check-answers.ts';
export { checkStock } from './check-stock.ts';
export { findVariant, unchosen } from './find-variant.ts';
export { type CartLine, loadLines } from './load-cart.ts';
export { lockExistingCart } from './lock-cart.ts';
export { copyCart, mergeCarts } from './merge-carts.ts';
export { noticeOf, withNotice } from './notices.ts';
export { ADDITION } from './schemas.ts';
export { toEntry } from './to-entry.ts';
export { visitorCart } from './visitor-cart.ts';
export { withQuestions } from './with-questions.ts';
