import { words } from '../lookup/words.ts';

/** Words of reviews. Source: docs/behaviour/reviews.md §2, §3 */
export const REVIEW_WORDS = words({
  reviews: 'Reviews',
  reviewCount: { one: '{n} review', other: '{n} reviews' },
  ratingOutOf: '{rating} out of 5 stars',
  sortReviews: 'Sort by',
  newestReviews: 'Newest',
  highestReviews: 'Highest rating',
  lowestReviews: 'Lowest rating',
  noReviews: 'No reviews yet.',
  moreReviews: 'Show more',
  reviewFrom: 'From {source}',
  reviewFromElsewhere: 'From another site',
  reviewsFailed: 'Reviews are unavailable right now.',
});
