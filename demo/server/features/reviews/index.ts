export type { ReviewListing } from './find-reviews.ts';
export { type ReviewsData, reviewsData } from './reviews-data.ts';
export { type ReviewParts, shownReviews } from './reviews-page.ts';
