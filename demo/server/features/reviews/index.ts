export { findReviews, type ReviewListing } from './find-reviews.ts';
export { REVIEW_QUERY, type ReviewQuery } from './schemas.ts';
