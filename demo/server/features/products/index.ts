export type { ChangedVariant, EditedProduct } from './edited-product.ts';
export { findEditedProduct } from './find-edited-product.ts';
export { saveProduct, type SavedProduct } from './save-product.ts';
