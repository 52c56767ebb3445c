export { enabledKinds, type ReviewSwitches } from './enabled-kinds.ts';
export { REVIEW_KINDS, REVIEW_SORTS, type ReviewsGateway, type ReviewSort } from './gateway.ts';
export { emptyReviewsGateway, restReviewsGateway } from './gateways.ts';
export { knownPageOf, knownReviews } from './known-reviews.ts';
export type { Review } from './parse-review-page.ts';
export { ReviewList, type ReviewSubject } from './review-list.ts';
