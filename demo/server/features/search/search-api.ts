import { Hono } from 'hono';

import { answerJson } from '../../platform/http/answer-json.ts';
import type { StoreEnv } from '../../platform/http/store-env.ts';
import { API_URLS } from '../../platform/http/urls.ts';
import type { StoreParts } from '../../platform/pages/store-parts.ts';
import { findHits } from './find-hits.ts';
import { limitIn, textIn } from './query.ts';

/**
 * The call of the search.
 * @param parts what the routes are built from
 * Source: docs/behaviour/product-lists.md §2
 */
export function searchApi({ readCatalogue }: StoreParts): Hono<StoreEnv> {
  const api = new Hono<StoreEnv>();
  api.get(API_URLS.search, async (context) => {
    const { q, limit, locale = '' } = context.req.query();
    const query = { text: textIn(q), limit: limitIn(limit), locale, offset: 0 };
    const language = context.get('language');
    return answerJson(context, await readCatalogue(context, (db) => findHits(db, query, language)));
  });
  return api;
}
