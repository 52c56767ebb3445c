import { Hono } from 'hono';

import { enabledKinds, type ReviewSwitches } from '../../../../core/reviews/index.ts';
import type { ProductData } from '../../../../engine/template/index.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreContext, StoreEnv } from '../../platform/http/store-env.ts';
import { PAGE_URLS } from '../../platform/http/urls.ts';
import { answerPage } from '../../platform/pages/answer-page.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findProduct, type ProductItem } from '../catalogue/index.ts';
import { findStoreLink, type StoreLink } from '../collections/index.ts';
import { findReviews, type ReviewListing } from './find-reviews.ts';
import { reviewsData, type ReviewsData } from './reviews-data.ts';
import { REVIEW_QUERY, type ReviewQuery } from './schemas.ts';

declare module '../../platform/pages/pages.ts' {
  interface Pages {
    readonly reviews: {
      readonly item: ProductData;
      /** Its store; undefined if that is hidden. */
      readonly store: StoreLink | undefined;
      readonly reviews: ReviewsData;
      /** The form of a review; undefined if nobody can write one. */
      readonly writeUrl: string | undefined;
    };
  }
}

/** What routes with reviews are built from. */
export interface ReviewParts extends StoreParts {
  /** The kinds of reviews on product pages. */
  readonly reviews: ReviewSwitches;
}

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
  { db, reviews }: ReviewParts,
  asked: Readonly<Record<string, string>> = {},
): Promise<FoundReviews | undefined> {
  const kinds = enabledKinds(reviews);
  if (kinds.length === 0) return undefined;
  const query = check(REVIEW_QUERY, { ...asked, kinds: kinds.join() });
  const listing = await findReviews(db, id, query);
  return listing && { listing, query };
}

/**
 * Whether visitors can write reviews: where the store shows its own.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reviews.md §5.1
 */
export function canWriteReview({ reviews }: Pick<ReviewParts, 'reviews'>): boolean {
  return enabledKinds(reviews).includes('native');
}

/**
 * Answers with a page of all reviews of a product, for visitors without JavaScript.
 * @param context the request: `slug` in its path, `sort` and `cursor` in its query
 * @param parts what the routes are built from
 * @throws Refusal 404 for an unknown product, and if reviews are off
 * Source: docs/behaviour/reviews.md §2.3
 */
export function reviewsPage(parts: ReviewParts): Hono<StoreEnv> {
  const routes = new Hono<StoreEnv>();
  routes.get(PAGE_URLS.productReviews, (context) =>
    parts.readCatalogue(context, (db) => answerReviews(context, { ...parts, db })),
  );
  return routes;
}

async function answerReviews(context: StoreContext, parts: ReviewParts): Promise<Response> {
  const item = await findProduct(parts.db, 'slug', context.req.param('slug') ?? '');
  const found = item && (await shownReviews(item, parts, context.req.query()));
  if (!found) throw refusal(404, 'unknownPage');
  const reviews = reviewsData(item, found.listing, found.query.sort);
  const writeUrl = canWriteReview(parts) ? `${item.fullUrl}/reviews/new` : undefined;
  return answerPage(
    context,
    parts,
    'reviews',
    { item, store: await findStoreLink(parts.db, item), reviews, writeUrl },
    { shared: { path: item.fullUrl, picture: item.mainImage ?? undefined } },
  );
}
