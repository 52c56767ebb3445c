/** How long a review may be, and how many may wait. Source: docs/behaviour/reviews.md §5 */
export const REVIEW_LIMITS = {
  titleLength: 100,
  bodyLength: 5_000,
  authorLength: 80,
  /** Of one product. */
  pending: 200,
} as const;

/** Whether visitors see a review. */
export const REVIEW_STATES = ['pending', 'approved', 'rejected'] as const;

/** One of them. */
export type ReviewState = (typeof REVIEW_STATES)[number];
