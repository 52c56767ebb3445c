/**
 * The English label of a busy add button, also for `early.js`, which has no table of words.
 * Source: docs/behaviour/products.md §8.1
 */
export const ADDING_LABEL = 'Adding…';
