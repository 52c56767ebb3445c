export { asciiDigits, counted, listed, numberText } from './lookup/counted.ts';
export { CART_PAGE_WORDS } from './english/cart-page.ts';
export { CART_WORDS } from './english/cart.ts';
export { FAILURE_WORDS } from './english/failures.ts';
export { PRODUCT_WORDS } from './english/product.ts';
export { PURCHASE_WORDS } from './english/purchase.ts';
export { languageLoader } from './languages.ts';
export type { OwnWords, Vocabulary } from './english/vocabulary.ts';
export { $speech, type PluralForms, type Word, type Words } from './lookup/words.ts';
