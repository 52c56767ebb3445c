import type { Feature } from '../../platform/feature.ts';
import { followProducts } from '../catalogue/index.ts';
import { reviewsApi } from './reviews-api.ts';
import { type ReviewParts, reviewsPage } from './reviews-page.ts';
import { createReviews } from './tables.ts';

/** The reviews of products. */
export const REVIEWS: Feature<ReviewParts> = {
  tables: ['reviews'],
  migrations: {
    '012-reviews': createReviews,
    '036-edited-products': (db) => followProducts(db, 'reviews', 'product_id'),
  },
  templates: ['reviews'],
  routes: [reviewsApi, reviewsPage],
};

export type { ReviewParts } from './reviews-page.ts';
export { seedReviews } from './seed-reviews.ts';
