import {
  assertReviewsGateway,
  emptyReviewsGateway,
  restReviewsGateway,
  type ReviewsGateway,
} from '../../core/reviews/index.ts';
import type { Storefront } from '../../core/storefront/index.ts';
import { chooseBackend } from '../parts/choose-backend.ts';

/**
 * Opens the gateway for reviews, chosen again for each call.
 * @param shop the page's shop
 * Source: docs/behaviour/reviews.md §3
 */
export function reviewsGateway(shop: Storefront): ReviewsGateway {
  const backends = {
    check: assertReviewsGateway,
    memory: emptyReviewsGateway,
    rest: restReviewsGateway(shop.api),
  };
  return {
    loadReviews: async (...call) =>
      (await chooseBackend<ReviewsGateway>(shop, 'reviews', backends)).loadReviews(...call),
  };
}
