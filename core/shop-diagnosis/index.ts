export { diagnoseShop, type ShopTrouble } from './diagnose-shop.ts';
