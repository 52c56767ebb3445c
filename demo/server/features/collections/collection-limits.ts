import { CONTENT_LIMITS } from '../../../../owner/rules/index.ts';

/** How much a collection may hold. Source: docs/behaviour/owner-pages.md §22 */
export const COLLECTION_LIMITS = {
  titleLength: 100,
  urlIdLength: 200,
  descriptionLength: 1_000,
  products: CONTENT_LIMITS.productsPerCollection,
  categories: CONTENT_LIMITS.nestedCategories,
  categoryLength: CONTENT_LIMITS.categoryLength,
  /** Levels of categories below each other. */
  categoryDepth: 5,
} as const;

/** The site's first store. Pages link to it, and products belong to it by default: it can be neither deleted nor hidden. */
export const FIRST_STORE_ID = 'shop';
