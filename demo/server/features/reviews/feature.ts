import { addIndexes, addTextIndex, GROWTH, OWNER_LISTS } from '../../platform/database/indexes.ts';
import type { Feature } from '../../platform/feature.ts';
import { OWNER_URLS, PAGE_URLS } from '../../platform/http/urls.ts';
import { ownerPage } from '../../platform/owner/index.ts';
import { followProducts } from '../catalogue/index.ts';
import { readReviewQuestion, readReviews, reviewRoutes } from './owner-reviews.ts';
import { reviewsApi } from './reviews-api.ts';
import { type ReviewParts, reviewsPage } from './reviews-page.ts';
import { addModeration, createReviews } from './tables.ts';
import { writeReview } from './write-review.ts';

/** The reviews of products. */
export const REVIEWS: Feature<ReviewParts> = {
  tables: ['reviews'],
  migrations: {
    '012-reviews': createReviews,
    '036-edited-products': (db) => followProducts(db, 'reviews', 'product_id'),
    '044-reviews': addModeration,
    [GROWTH]: addIndexes({ reviews_email: 'reviews (email_key)' }),
    [OWNER_LISTS]: addTextIndex('reviews_email_parts', 'reviews', 'email_key'),
  },
  templates: ['reviews', 'write-review'],
  routes: [reviewsApi, reviewsPage, writeReview, reviewRoutes],
  shownAgain: [PAGE_URLS.writeReview],
  ownerPages: [
    ownerPage({ title: 'Reviews', path: OWNER_URLS.reviews, template: 'owner-reviews', read: readReviews }),
    ownerPage({
      title: 'Delete this review?',
      path: OWNER_URLS.deleteReview,
      template: 'owner-question',
      read: readReviewQuestion,
    }),
  ],
};

export type { ReviewParts } from './reviews-page.ts';
export { seedReviews } from './seed-reviews.ts';
