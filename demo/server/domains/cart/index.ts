export { addEntry } from './add-entry.ts';
export type { Cart, CartEntry } from './cart.ts';
export { removeEntry, setQuantity, updateFields } from './change-entry.ts';
export { checkStock } from './check-stock.ts';
export { findVariant, unchosen } from './find-variant.ts';
export { type CartLine, loadCart, loadLines } from './load-cart.ts';
export { lockExistingCart } from './lock-cart.ts';
export { ADDITION, NEW_FIELDS, QUANTITY } from './schemas.ts';
export { toEntry } from './to-entry.ts';
