/** The orders of reviews; the first is the default. Source: docs/behaviour/reviews.md §2.2 */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;

/** An order of reviews. */
export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The origins of reviews: the site itself, or another one. Source: docs/behaviour/reviews.md §1.1 */
export const REVIEW_KINDS = ['native', 'imported'] as const;

/** The origin of a review. */
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** The requested page of reviews. */
export interface ReviewQuery {
  /** At least one; count, average and pages are of these alone. */
  readonly kinds: readonly ReviewKind[];
  readonly sort: ReviewSort;
  /** The cursor from the previous page; absent for the first. */
  readonly cursor?: string;
}

/** The API of reviews. Rejects with a `StorefrontError` of any kind. Source: docs/behaviour/reviews.md §3 */
export interface ReviewsGateway {
  /**
   * Loads a page of the reviews of a product.
   * @param productId the product
   * @param query which page
   * @param signal aborts the request
   * @returns the page, unchecked
   */
  loadReviews(productId: string, query: ReviewQuery, signal: AbortSignal): Promise<unknown>;
}
