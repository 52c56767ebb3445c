export type { ReviewListing } from './find-reviews.ts';
export { reviewsData, type ReviewsData } from './reviews-data.ts';
export { type ReviewParts, shownReviews } from './reviews-page.ts';
