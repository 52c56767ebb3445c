import { countText, howManyRows } from '../../platform/shared/how-many.ts';
import { REVIEW_LIMITS } from './review-limits.ts';

/** Sentences of the form of a review, and of the owner's page of reviews. Source: docs/behaviour/owner-pages.md §23 */
export const REVIEW_TEXTS = {
  stars: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
  noRating: 'Choose from one to five stars.',
  sent: 'Thank you! Your review will be here once we have read it.',
  alreadyReviewed: 'You have already reviewed this item.',
  correct: 'Please correct the marked fields.',
  tooManyPending: 'So many reviews of this item are waiting to be read. Please try again another day.',
  reviews: (count: number) => howManyRows(count, 'review', 'reviews'),
  newReviews: (count: number) => (count === 1 ? 'new review to approve' : 'new reviews to approve'),
  allPending: (count: number) => `${countText(count)} pending`,
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  approve: 'Approve',
  reject: 'Reject',
  delete: 'Delete review',
  wasApproved: 'The review is approved. Visitors see it now.',
  wasRejected: 'The review is rejected. Visitors do not see it.',
  deleted: 'The review was deleted.',
  deletedForGood: 'The review will be deleted permanently. Its author can then write another one.',
  reviewOf: (title: string, author: string) => `${title}, by ${author}`,
  noneOf: (state: string) => `No ${state.toLowerCase()} reviews.`,
  verified: 'Verified buyer',
  imported: 'Imported',
  anonymous: 'Anonymous',
  textHint: `Up to ${REVIEW_LIMITS.bodyLength.toLocaleString('en-US')} characters.`,
} as const;
