import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import { findReviews } from './find-reviews.ts';
import type { ReviewParts } from './reviews-page.ts';
import { REVIEW_QUERY } from './schemas.ts';

/**
 * The API of reviews.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reviews.md §3.1
 */
export function reviewsApi({ db }: ReviewParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.reviews, async (context) => {
    const query = check(REVIEW_QUERY, context.req.query());
    const listing = await findReviews(db, context.req.param('id'), query);
    if (listing === undefined) throw refusal(404, 'unknownItem');
    return answerJson(context, listing);
  });
  return api;
}
