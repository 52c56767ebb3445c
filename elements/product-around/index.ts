export { ProductAround } from './product-around.ts';
