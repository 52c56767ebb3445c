export type { ChangedVariant, EditedProduct } from './edited-product.ts';
export { findEditedProduct, type StoredProduct } from './find-edited-product.ts';
export { fieldMaker, type FormField } from './form-fields.ts';
export type { Problems } from './product-problems.ts';
export { picturesOf, type ProductPicture } from './product-uploads.ts';
export { savePictures } from './save-pictures.ts';
export { saveProduct } from './save-product.ts';
