export { countPendingReviews } from './find-owners-reviews.ts';
export type { ReviewListing } from './find-reviews.ts';
export { reviewsData, type ReviewsData } from './reviews-data.ts';
export { canWriteReview, type ReviewParts, shownReviews } from './reviews-page.ts';
export { REVIEW_TEXTS } from './texts.ts';
