export { wooCommerceLists } from './woocommerce-lists.ts';
