export { findReviews } from './find-reviews.ts';
export { REVIEW_QUERY } from './schemas.ts';
