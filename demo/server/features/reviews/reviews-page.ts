import { enabledKinds } from '../../../../core/reviews/index.ts';
import { findProduct, type ProductItem } from '../catalogue/index.ts';
import { findReviews, REVIEW_QUERY, type ReviewListing, type ReviewQuery } from './index.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext } from '../../platform/http/store-env.ts';
import { reviewsData } from './reviews-data.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/** A page of reviews, and which one. */
interface FoundReviews {
  readonly listing: ReviewListing;
  readonly query: ReviewQuery;
}

/**
 * Finds the reviews that the page of a product shows.
 * @param item the product
 * @param parts what the routes are built from
 * @param asked sort and cursor, unchecked
 * @returns undefined if reviews are off
 * @throws Refusal 400 for an unknown sort or cursor
 * Source: docs/behaviour/reviews.md §1.1
 */
export async function shownReviews(
  { id }: ProductItem,
  { db, reviews }: StoreParts,
  asked: Readonly<Record<string, string>> = {},
): Promise<FoundReviews | undefined> {
  const kinds = enabledKinds(reviews);
  if (kinds.length === 0) return undefined;
  const query = check(REVIEW_QUERY, { ...asked, kinds: kinds.join() });
  const listing = await findReviews(db, id, query);
  return listing && { listing, query };
}

/**
 * Answers with a page of all reviews of a product, for visitors without JavaScript.
 * @param context the request: `slug` in its path, `sort` and `cursor` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 for an unknown product, and if reviews are off
 * Source: docs/behaviour/reviews.md §2.3
 */
export async function answerReviewsPage(context: StoreContext, parts: StoreParts): Promise<Response> {
  const item = await findProduct(parts.db, 'slug', context.req.param('slug') ?? '');
  const found = item && (await shownReviews(item, parts, context.req.query()));
  if (!found) throw refusal(404, 'unknownPage');
  const reviews = reviewsData(item, found.listing, found.query.sort);
  return answerPage(context, parts, 'reviews', { item, reviews });
}
