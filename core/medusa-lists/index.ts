export { medusaLists } from './medusa-lists.ts';
