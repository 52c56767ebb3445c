export { pageLists } from './page-lists.ts';
