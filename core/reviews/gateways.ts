import type { Api } from '../api/index.ts';
import type { ReviewsGateway } from './gateway.ts';

/** No reviews, for a page without a store. Source: docs/behaviour/reviews.md §3.3 */
export const emptyReviewsGateway: ReviewsGateway = {
  loadReviews: () => Promise.resolve({ reviews: [] }),
};

/**
 * Creates the gateway of reviews to the store's API.
 * @param api the client
 * Source: docs/behaviour/reviews.md §3.1
 */
export function restReviewsGateway(api: Api): ReviewsGateway {
  return {
    loadReviews(productId, query, signal) {
      const path = `/api/commerce/products/${encodeURIComponent(productId)}/reviews`;
      return api.read(path, { query: { ...query, kinds: query.kinds.join() }, signal });
    },
  };
}
