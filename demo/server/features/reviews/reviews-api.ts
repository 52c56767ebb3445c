import { Hono } from 'hono';

import { findReviews, REVIEW_QUERY } from './index.ts';
import { answerJson } from '../../platform/http/answer-json.ts';
import { check } from '../../platform/http/read-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import { refusal } from '../../platform/shared/refusal.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';

/**
 * The API of reviews.
 * @param parts what the routes are built from
 * Source: docs/behaviour/reviews.md §3.1
 */
export function reviewsApi({ db }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.reviews, async (context) => {
    const query = check(REVIEW_QUERY, context.req.query());
    const listing = await findReviews(db, context.req.param('id'), query);
    if (listing === undefined) throw refusal(404, 'unknownItem');
    return answerJson(context, listing);
  });
  return api;
}
