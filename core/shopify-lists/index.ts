export { shopifyLists } from './shopify-lists.ts';
