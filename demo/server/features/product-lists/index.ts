export { findProductPage, type FoundPage } from './find-product-page.ts';
export { readListParameters } from './read-list-query.ts';
