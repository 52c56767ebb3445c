export { diagnoseShop } from './diagnose-shop.ts';
