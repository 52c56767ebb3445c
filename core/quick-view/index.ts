export { productPictures } from './product-pictures.ts';
