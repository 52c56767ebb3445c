export { pageLists } from './page-lists.ts';
export { recentProducts } from './recent-products.ts';
